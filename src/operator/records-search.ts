import { z } from "zod";
import { searchedLeast } from "./searched-least.ts";

/** Words to look for among everything of the installation. */
export const recordsSearch = () => z.string().trim().min(searchedLeast).max(100).optional();
