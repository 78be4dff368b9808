import type { z } from "zod";
import { usualRequired } from "#formats/conditions.ts";
import { formatInput } from "#formats/contract.ts";
import { mediaInput } from "#media/contract.ts";
import { domainOf } from "#media/domain.ts";
import { isOnDomain } from "#media/on-domain.ts";
import { messages } from "#platform/contract/messages.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type ImportFieldName, importFields } from "../fields.ts";
import { importedShares } from "../mapping/shares.ts";
import type { RowError } from "../report.ts";
import { boundField, foreignWords, type ImportBinding } from "./binding.ts";
import { readCell } from "./cells.ts";
import { inPlainWords } from "./hints.ts";

const texts = catalogue("imports.rows.row", {
  cellCount: (count: number, columnCount: number) => `Has ${count} cells, the header ${columnCount}`,
  otherDomain: (named: string) => `Is not on the domain ${named}`,
});

/**
 * Pure rules for importing a catalogue (R10.7): a record becomes a medium, with an optional format, or errors. The
 * bounds are the API's own schemas.
 */
export type ImportRow = {
  line: number;
  domain: string;
  /** Omits empty cells, which neither set nor clear a field. */
  media: Record<string, unknown>;
  format: Record<string, unknown> | undefined;
};

const mediaSchema = mediaInput.omit({ organization: true }).extend({ audienceCountries: importedShares.optional() });
/** The schema asks for a medium's id, which a new medium has only later. */
const anyMedia = "00000000-0000-7000-8000-000000000000";

export type Cells = Map<ImportFieldName, { column: string; raw: string; value: unknown }>;

/** Reads one record of the file; `line` is its first. */
export function readRow(binding: ImportBinding, line: number, record: string[]): ImportRow | RowError[] {
  const miscounted = cellCountError(binding, line, record);
  if (miscounted) return [miscounted];
  const cells = readCells(binding, record);
  const media = given(cells, "media");
  const format = hasFormat(binding, cells) ? given(cells, "format") : undefined;
  const address = rowAddressOf(media);
  const { domain: _domain, ...named } = media;
  const fields = { topics: [], ...named, ...("url" in address ? { url: address.url } : {}) };
  const checkedMedia = mediaSchema.safeParse(fields);
  const checkedFormat = format && formatInput.safeParse({ media: anyMedia, ...usualRequired, ...format });
  const problems = [
    ...("problem" in address ? [address.problem] : []),
    ...issuesOf(checkedMedia, binding).filter(({ field }) => field !== "url" || "url" in address),
    ...issuesOf(checkedFormat, binding),
  ];
  if (problems.length > 0 || !checkedMedia.success || !("domain" in address))
    return problems.map((problem) => asError(binding, cells, line, problem));
  return {
    line,
    domain: address.domain,
    media: only(checkedMedia.data, [...Object.keys(media), "url"]),
    format: format && checkedFormat?.success ? only(checkedFormat.data, Object.keys(format)) : undefined,
  };
}

/** With more or fewer cells than the header, some are shifted: no cell can be trusted. */
export function cellCountError({ columnCount }: ImportBinding, line: number, record: string[]): RowError | undefined {
  if (record.length === columnCount) return undefined;
  return { line, column: "", value: "", message: texts.cellCount(record.length, columnCount) };
}

export function readCells({ fields }: ImportBinding, record: string[]): Cells {
  const cells: Cells = new Map();
  for (const { field, column, rawOf, translate } of fields) {
    const raw = rawOf(record);
    const text = translate(raw);
    cells.set(field, { column, raw, value: text === "" ? undefined : readCell(importFields[field].kind, text) });
  }
  return cells;
}

/** Where columns hold format fields, a row without any of them has no format, despite fixed values. */
function hasFormat({ fields }: ImportBinding, cells: Cells): boolean {
  const ofFormat = fields.filter(({ field }) => importFields[field].part === "format");
  const fromColumns = ofFormat.filter(({ fixed }) => !fixed);
  const telling = fromColumns.length > 0 ? fromColumns : ofFormat;
  return telling.some(({ field }) => cells.get(field)?.value !== undefined);
}

export function given(cells: Cells, part: "media" | "format" | "reading"): Record<string, unknown> {
  const named = [...cells].filter(([field, { value }]) => importFields[field].part === part && value !== undefined);
  return Object.fromEntries(named.map(([field, { value }]) => [importFields[field].into ?? field, value]));
}

export type Problem = { field: string; message: string };

/** Takes the domain from its own cell, else from the address. The address must lie on it, and defaults to its root. */
export function rowAddressOf(
  media: Record<string, unknown>,
): { domain: string; url: string } | { url: string } | { problem: Problem } {
  const { url, domain } = media as { url?: string; domain?: string };
  const named = domainOf(domain ?? url ?? "");
  if (domain === undefined && url === undefined) return { problem: { field: "url", message: messages.required } };
  if (!named) return { problem: { field: domain === undefined ? "url" : "domain", message: messages.url } };
  if (domain !== undefined && url !== undefined && URL.canParse(url) && !isOnDomain(url, named))
    return { problem: { field: "url", message: texts.otherDomain(named) } };
  return { domain: named, url: url ?? `https://${named}/` };
}

export function issuesOf(checked: z.ZodSafeParseResult<unknown> | undefined, binding: ImportBinding): Problem[] {
  return (checked?.error?.issues ?? []).map((issue) => {
    const field = String(issue.path[0] ?? "");
    return { field, message: inPlainWords(issue, boundField(binding, field)?.field) };
  });
}

/** A thousand errors are in memory at once. */
const errorValueMax = 1_000;

/** Locates a problem by line and column, with the cell's text. */
export function asError(binding: ImportBinding, cells: Cells, line: number, { field, message }: Problem): RowError {
  // A missing address is the domain column's problem where only the domain is mapped.
  const source = boundField(binding, field) ?? (field === "url" ? boundField(binding, "domain") : undefined);
  const cell = source && cells.get(source.field);
  const raw = cell?.raw ?? "";
  const foreign = source && raw ? { field: source.field, words: foreignWords(source, raw) } : undefined;
  return {
    line,
    column: cell?.column ?? field,
    value: raw.slice(0, errorValueMax),
    message,
    ...(foreign?.words.length ? { foreign } : {}),
  };
}

function only(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}
