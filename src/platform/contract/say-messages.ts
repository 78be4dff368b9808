import { z } from "zod";
import { messageOf } from "./messages.ts";

// The web app installs it by itself, so that screens without a schema need no Zod (`src/web.tsx`).
z.config({ customError: (issue) => messageOf(issue) });
