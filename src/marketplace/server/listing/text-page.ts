import type { PageQuery } from "#platform/contract/wire.ts";
import { rangeFilters } from "../../columns.ts";
import type { ListingQuery } from "../../contract.ts";
import { type CountCall, pageFor } from "../../facets/server/index/counted.ts";
import { followedCatalogue } from "../../facets/server/index/followed.ts";
import type { PageOrder } from "../../facets/server/index/page.ts";
import { listingSort, type TextSource } from "../queries-search.ts";

/**
 * Searches for a text in this process's index: the total, and the few outlets among which PostgreSQL finds the page.
 * Undefined until the index is built, some seconds after the first start.
 */
export async function textPageOf(
  call: CountCall & { query: ListingQuery & PageQuery },
): Promise<{ total: number; source: TextSource } | undefined> {
  const { reader, query } = call;
  if (!followedCatalogue(reader).standing) return undefined;
  const { total, outlets, text } = await pageFor(call, {
    order: orderOf(query),
    skipped: (query.page - 1) * query.itemsPerPage,
    reach: query.page * query.itemsPerPage,
  });
  return { total, source: outlets ? { outlets } : { text } };
}

/** Undefined for an order that only PostgreSQL knows. */
function orderOf(query: ListingQuery): PageOrder | undefined {
  const { column, direction, named } = listingSort(query);
  const range = rangeFilters.find((filter) => filter.column === column);
  return range && { column: range.parameter, direction, isRanked: named === false };
}
