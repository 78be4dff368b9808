import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";
import { invalid } from "#platform/http/errors.ts";
import { filterShape, orderShape } from "../../filters.ts";

/** Filters, order and display of an address; the page is no part of a view. */
const viewSchema = z.object({
  ...filterShape,
  ...orderShape,
  itemsPerPage: z.coerce.number().int().min(1).max(100).optional(),
  columns: severalOf(z.string().regex(/^\w{1,60}$/)),
  /** A column and its pixels: `price.140`. */
  widths: severalOf(z.string().regex(/^\w{1,60}\.\d{2,3}$/)),
  view: z.enum(["table", "cards"]).optional(),
  rows: z.literal("roomy").optional(),
});

/**
 * Returns a query string checked by the list's schema, without unknown parameters. Throws 422 for invalid values, so
 * that a kept view always opens.
 */
export function checkedView(query: string): string {
  const given = new URLSearchParams(query.replace(/^.*\?/, ""));
  const values: Record<string, string[]> = {};
  for (const [name, value] of given) {
    const bare = name.replace(/\[\]$/, "");
    values[bare] = [...(values[bare] ?? []), value];
  }
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(viewSchema.shape, name));
  const parsed = viewSchema.safeParse(
    Object.fromEntries(known.map(([name, all]) => [name, all.length > 1 ? all : all[0]])),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid("query", `${issue?.path.join(".")}: ${issue?.message}`);
  }
  const kept = new URLSearchParams(known.flatMap(([name, all]) => all.map((value): [string, string] => [name, value])));
  return kept.toString();
}
