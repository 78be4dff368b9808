import { z } from "zod";
import { formatShape } from "#formats/contract.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFields } from "../fields.ts";
import { type ImportMapping, MappingError, refuseMappedTwice, requireMapped } from "../mapping/mapping.ts";
import type { RowError } from "../report.ts";
import type { ImportBinding } from "./binding.ts";
import { asError, cellCountError, given, type ImportRow, issuesOf, readCells, rowAddressOf } from "./row.ts";

const texts = catalogue("imports.rows.formats", {
  strangeFields: (fields: string, addresses: string) =>
    `${fields}: a file of formats names outlets by ${addresses} and tells their formats, nothing else.`,
});

/**
 * Imports formats of known outlets (R3.8, R10.7): a row names outlet and type, and the fields that change. Each value
 * has the API's own bounds.
 */
const rowSchema = z.object(formatShape).partial().required({ formatType: true });

const addresses: ImportFieldName[] = ["domain", "url"];

export function requireFormatFields(sources: ImportMapping["sources"]): void {
  const strange = [...sources.keys()].filter(
    (field) => !addresses.includes(field) && importFields[field].part !== "format",
  );
  if (strange.length > 0) throw new MappingError(texts.strangeFields(strange.join(", "), addresses.join(" or ")));
  refuseMappedTwice(sources);
  requireMapped(sources, sources.has("url") ? ["formatType"] : ["domain", "formatType"]);
}

/** Reads one record of the file; empty cells change nothing. */
export function readFormatRow(binding: ImportBinding, line: number, record: string[]): ImportRow | RowError[] {
  const miscounted = cellCountError(binding, line, record);
  if (miscounted) return [miscounted];
  const cells = readCells(binding, record);
  const address = rowAddressOf(given(cells, "media"));
  const checked = rowSchema.safeParse(given(cells, "format"));
  const problems = [...("problem" in address ? [address.problem] : []), ...issuesOf(checked, binding)];
  if (problems.length > 0 || !checked.success || !("domain" in address))
    return problems.map((problem) => asError(binding, cells, line, problem));
  return { line, domain: address.domain, media: {}, format: checked.data };
}
