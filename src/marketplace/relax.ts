import type { ChoiceFilter } from "./columns.ts";
import type { ListingFilter } from "./contract.ts";

/** A query without some of its filters. */
export const without = (query: ListingFilter, filters: readonly ChoiceFilter[]): ListingFilter => ({
  ...query,
  ...Object.fromEntries(filters.map((filter) => [filter, undefined])),
});

/**
 * The filters to leave out so that something meets the query: one after the other in the order given, then back again with each
 * that was not the cause. Empty where nothing has to be left out, and where leaving out all of them helps nothing.
 */
export async function leftOutOf(
  query: ListingFilter,
  order: readonly ChoiceFilter[],
  isMet: (query: ListingFilter) => Promise<boolean>,
): Promise<ChoiceFilter[]> {
  const set = order.filter((filter) => query[filter] !== undefined);
  let count = 0;
  while (!(await isMet(without(query, set.slice(0, count))))) {
    count += 1;
    if (count > set.length) return [];
  }
  let leftOut = set.slice(0, count);
  // The last one left out made the difference; of those before it, the latest matters most to the reader.
  for (const filter of leftOut.slice(0, -1).reverse()) {
    const others = leftOut.filter((other) => other !== filter);
    if (await isMet(without(query, others))) leftOut = others;
  }
  return leftOut;
}
