import { plainInputs } from "#platform/lifecycle/plain-input.ts";
import { importOptions } from "./import-options.ts";

/** The inputs by the names that the moves' rows say. */
export const importMoveInputs = { ...plainInputs, options: importOptions } as const;
export type ImportMoveInputName = keyof typeof importMoveInputs;
