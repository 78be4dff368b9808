import { type RangeFilterName, rangeFilters } from "../../../columns.ts";
import type { TextQuery } from "../../../text-query.ts";
import type { CatalogueColumns } from "./columns.ts";
import { LeastKeys } from "./least-keys.ts";
import { idOfMedium } from "./media-ids.ts";
import { meetingOf } from "./meeting.ts";
import { type FoundMedia, searchMedia } from "./search.ts";
import type { CountQuery } from "./tally.ts";

// These functions run in threads, over columns that no thread writes meanwhile.

/** An order by one of the catalogue's columns, unknown values last. `isRanked`: by the outlets' ranks first. */
export type PageOrder = { column: RangeFilterName; direction: "asc" | "desc"; isRanked: boolean };

/** A text beside a query's filters, and a page of the order: `skipped` listings precede it, it ends at the `reach`th. */
export type TextPageQuery = {
  query: CountQuery;
  text: TextQuery;
  order: PageOrder | undefined;
  skipped: number;
  reach: number;
};

/**
 * A text's listings: how many, and the outlets that have the first `reach` of them; without an order all outlets, or none
 * where these are too many to name. `isHeld`: some outlet holds the text, whatever the filters.
 */
export type FoundPage = { total: number; isHeld: boolean; outlets?: { ids: string[]; ranks: number[] } };

/** Beyond this, walking the list in its order finds a page sooner. */
const outletsMax = 2_000;

export function findPage(columns: CatalogueColumns, { query, text, order, skipped, reach }: TextPageQuery): FoundPage {
  const found = searchMedia(columns, text);
  const isHeld = found.count > 0;
  const { total, best, reaches } = order
    ? inOrder(columns, query, found, order, reach)
    : { ...meeting(columns, query, found, () => 0), reaches: () => true };
  // Past the end there is nothing to name.
  if (skipped >= total) return { total, isHeld, outlets: { ids: [], ranks: [] } };
  const places: number[] = [];
  for (let at = 0; at < found.count; at++) if (!Number.isNaN(best[at]) && reaches(at)) places.push(at);
  if (!order && places.length > outletsMax) return { total, isHeld };
  const { media, ranks } = found;
  const ids = places.map((at) => idOfMedium(columns, media[at] as number));
  return { total, isHeld, outlets: { ids, ranks: places.map((at) => ranks[at] as number) } };
}

function inOrder(
  columns: CatalogueColumns,
  query: CountQuery,
  found: FoundMedia,
  { column, direction, isRanked }: PageOrder,
  reach: number,
) {
  const keys = new LeastKeys(reach);
  const { values } = columns.ranges[column];
  const isOfMedium = rangeFilters.some(({ parameter, of }) => parameter === column && of === "medium");
  const sign = direction === "asc" ? 1 : -1;
  const rankAt = (at: number) => (isRanked ? (found.ranks[at] as number) : 0);
  const { total, best } = meeting(columns, query, found, (format, at) => {
    const known = values[isOfMedium ? (found.media[at] as number) : format] as number;
    const value = Number.isNaN(known) ? Number.POSITIVE_INFINITY : sign * known;
    keys.offer(rankAt(at), value);
    return value;
  });
  return { total, best, reaches: (at: number) => keys.reaches(rankAt(at), best[at] as number) };
}

/** Counts the listings of found outlets that meet the query, and the least value of each outlet's; NaN without one. */
function meeting(
  columns: CatalogueColumns,
  query: CountQuery,
  { media, count }: FoundMedia,
  keyOf: (format: number, at: number) => number,
): { total: number; best: Float64Array } {
  const meetsMedium = meetingOf(columns, query, "medium");
  const meetsFormat = meetingOf(columns, query, "format");
  const { firstFormat, nextFormat } = columns;
  const best = new Float64Array(count).fill(Number.NaN);
  let total = 0;
  for (let at = 0; at < count; at++) {
    const medium = media[at] as number;
    if (!meetsMedium(medium)) continue;
    for (let next = firstFormat[medium] as number; next !== 0; next = nextFormat[next - 1] as number) {
      if (!meetsFormat(next - 1)) continue;
      total += 1;
      const value = keyOf(next - 1, at);
      if (!((best[at] as number) <= value)) best[at] = value;
    }
  }
  return { total, best };
}
