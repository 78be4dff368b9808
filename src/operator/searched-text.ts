import { z } from "zod";
import { searchedLeast } from "./searched-least.ts";

/** What is looked for among everything of the installation. */
export const searchedText = () => z.string().trim().min(searchedLeast).max(100).optional();
