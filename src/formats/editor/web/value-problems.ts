import { completeFormat } from "../../contract.ts";
import { type FormatProblems, type FormatValues, formatEditOf } from "./form-values.ts";

/** Asks the server's own schema. */
export function formatValueProblems(values: FormatValues): FormatProblems {
  const parsed = completeFormat.safeParse(formatEditOf(values));
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

export type FindFormatProblems = typeof formatValueProblems;
