import { catalogue } from "#platform/words/catalogue.ts";
import { type FormatFields, usualFields } from "../conditions.ts";
import { completeFormat } from "../contract.ts";
import { formatProblems } from "../problems.ts";

const texts = catalogue("formats.imports.imported", {
  neededAnew: "Needed, since the outlet has no format of this type yet",
});

export type ImportedFields = Partial<FormatFields>;
export type ImportedProblem = { field: string; message: string };

const neededAnew = texts.neededAnew;

/**
 * Checks a format as an import would leave it (R10.7), together with its present values. `found` is null for a new
 * format, whose other fields are as usual.
 */
export function problemsOfImported(found: ImportedFields | null, row: ImportedFields): ImportedProblem[] {
  if (found) return formatProblems({ ...found, ...row }).map(({ path, message }) => ({ field: path, message }));
  const issues = completeFormat.safeParse({ ...usualFields, ...row }).error?.issues ?? [];
  return issues.map(({ path, message }) => {
    const field = String(path[0]);
    return { field, message: field in row ? message : neededAnew };
  });
}
