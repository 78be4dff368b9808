import { z } from "zod";
import { invalid } from "#platform/http/errors.ts";
import { displayShape } from "../../display.ts";
import { filterShape, orderShape } from "../../filters.ts";

/** Filters, order and display of an address; the page is no part of a view. */
const viewSchema = z.object({ ...filterShape, ...orderShape, ...displayShape });

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
