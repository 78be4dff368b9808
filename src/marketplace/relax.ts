import type { ChoiceFilterName } from "./columns.ts";
import type { ListingFilter } from "./contract.ts";

export const without = (query: ListingFilter, filters: readonly ChoiceFilterName[]): ListingFilter => ({
  ...query,
  ...Object.fromEntries(filters.map((filter) => [filter, undefined])),
});

/**
 * Returns the filters to leave out so that a query has results. Adds them in the given order, then puts back each one
 * that was not the cause. Empty where nothing must be left out, and where leaving out all would not help.
 */
export async function leftOutOf(
  query: ListingFilter,
  order: readonly ChoiceFilterName[],
  isMet: (query: ListingFilter) => Promise<boolean>,
): Promise<ChoiceFilterName[]> {
  const set = order.filter((filter) => query[filter] !== undefined);
  let count = 0;
  while (!(await isMet(without(query, set.slice(0, count))))) {
    count += 1;
    if (count > set.length) return [];
  }
  let leftOut = set.slice(0, count);
  // The last one made the difference; of the others, the latest matters most to the reader.
  for (const filter of leftOut.slice(0, -1).reverse()) {
    const others = leftOut.filter((other) => other !== filter);
    if (await isMet(without(query, others))) leftOut = others;
  }
  return leftOut;
}
