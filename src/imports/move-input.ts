import { z } from "zod";
import { importOptions } from "./import-options.ts";

/** The inputs by the names that the moves' rows say. */
export const importMoveInputs = { none: z.object({}), options: importOptions } as const;
export type ImportMoveInputName = keyof typeof importMoveInputs;
