import { type RangeFilterName, rangeFilters } from "../../../columns.ts";
import type { TextQuery } from "../../../text-query.ts";
import type { CatalogueColumns, RangeColumn, SearchedColumns } from "./columns.ts";
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

/** Leaves out the columns that a page of this query does not read. */
export function columnsOfPage(
  { mediaCount, ids, slots, firstFormat, nextFormat, texts, choices, ranges }: CatalogueColumns,
  { query, order }: Pick<TextPageQuery, "query" | "order">,
): SearchedColumns {
  const read = <Column>(columns: Record<string, Column>, isRead: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => isRead(name)));
  return {
    mediaCount,
    ids,
    slots,
    firstFormat,
    nextFormat,
    texts,
    choices: read(choices, (name) => name in query.choices),
    ranges: read(ranges, (name) => name in query.ranges || name === order?.column),
  };
}

/**
 * A text's listings: how many, and the outlets that have the first `reach` of them; without an order all outlets, or none
 * where these are too many to name. `isHeld`: some outlet holds the text, whatever the filters.
 */
export type FoundPage = { total: number; isHeld: boolean; outlets?: { ids: string[]; ranks: number[] } };

/** Beyond this, walking the list in its order finds a page sooner. */
const outletsMax = 2_000;

export function findPage(columns: SearchedColumns, { query, text, order, skipped, reach }: TextPageQuery): FoundPage {
  const found = searchMedia(columns, text);
  const isHeld = found.count > 0;
  const keys = new LeastKeys(reach);
  const { total, best } = meeting(columns, query, found, order, keys);
  // Past the end there is nothing to name.
  if (skipped >= total) return { total, isHeld, outlets: { ids: [], ranks: [] } };
  const { media, ranks } = found;
  const places: number[] = [];
  for (let at = 0; at < found.count; at++) {
    const value = best[at] as number;
    if (!Number.isNaN(value) && (!order || keys.reaches(order.isRanked ? (ranks[at] as number) : 0, value)))
      places.push(at);
  }
  if (!order && places.length > outletsMax) return { total, isHeld };
  const ids = places.map((at) => idOfMedium(columns, media[at] as number));
  return { total, isHeld, outlets: { ids, ranks: places.map((at) => ranks[at] as number) } };
}

/** Outlets whose listings the processor fetches at once; one after the other, each fetch would be waited for. */
const fetchedTogether = 512;
const noValues = new Float64Array(0);

/**
 * Counts the listings of found outlets that meet the query, and offers each one's key. `best` is the least value of an
 * outlet's listings, NaN without one.
 */
function meeting(
  columns: SearchedColumns,
  query: CountQuery,
  { media, ranks, count }: FoundMedia,
  order: PageOrder | undefined,
  keys: LeastKeys,
): { total: number; best: Float64Array } {
  const meetsMedium = meetingOf(columns, query, "medium");
  const meetsFormat = meetingOf(columns, query, "format");
  const { firstFormat, nextFormat } = columns;
  const values = order ? (columns.ranges[order.column] as RangeColumn).values : noValues;
  const isOfMedium = rangeFilters.some(({ parameter, of }) => parameter === order?.column && of === "medium");
  const sign = order?.direction === "desc" ? -1 : 1;
  const best = new Float64Array(count).fill(Number.NaN);
  const fetched = new Float64Array(fetchedTogether);
  let total = 0;
  for (let at = 0; at < count; at++) {
    if (order && !isOfMedium && at % fetchedTogether === 0)
      fetchValues(columns, values, media.subarray(at, at + fetchedTogether), fetched);
    const medium = media[at] as number;
    if (meetsMedium && !meetsMedium(medium)) continue;
    const rank = order?.isRanked ? (ranks[at] as number) : 0;
    for (let next = firstFormat[medium] as number; next !== 0; next = nextFormat[next - 1] as number) {
      if (meetsFormat && !meetsFormat(next - 1)) continue;
      total += 1;
      const known = order ? sign * (values[isOfMedium ? medium : next - 1] as number) : 0;
      const value = Number.isNaN(known) ? Number.POSITIVE_INFINITY : known;
      if (order) keys.offer(rank, value);
      if (!((best[at] as number) <= value)) best[at] = value;
    }
  }
  return { total, best };
}

/** An outlet's listings mostly lie together, and come with the first. */
function fetchValues(
  { firstFormat, nextFormat }: SearchedColumns,
  values: Float64Array,
  media: Uint32Array,
  fetched: Float64Array,
): void {
  for (let at = 0; at < media.length; at++) {
    const first = firstFormat[media[at] as number] as number;
    fetched[at] = first === 0 ? 0 : (values[first - 1] as number) + (nextFormat[first - 1] as number);
  }
}
