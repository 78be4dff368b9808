import { useDebouncedCallback } from "@mantine/hooks";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type RefObject, useDeferredValue, useRef, useState } from "react";
import type { Items } from "#platform/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import { type MarketplaceAddress, useAdjust } from "../address.ts";
import { facetsQuery, listingsQuery } from "../api.ts";
import { pageOfRow, partOf, partsOf, rowOfPage, rowsOfPart, type Seen, scrolledRowsMax } from "./parts.ts";

/** The rows of a list as a table or cards draw them; some are known only by their place as yet. */
export type ListingRows = {
  /** How many can be scrolled to. */
  count: number;
  totalItems: number;
  /** How many rows of the whole list stand before the first. */
  before: number;
  /** Where the address says that one is. */
  start: number;
  /** Changes when it is another list. */
  list: string;
  rowAt: (index: number) => Listing | undefined;
  /** The page that scrolling itself wrote into the address last. */
  settled: RefObject<number | undefined>;
  /** Tells what is seen, so that it is read, and where one is, so that the address says it. */
  see: (seen: Seen) => void;
  /** Reads once more what could not be read. */
  retry: (() => void) | undefined;
};

type Page = Items<Listing>;

const readWhileScrollingMilliseconds = 100;
const settledMilliseconds = 250;

/** What a list begins with: its first part, or the page that the address names with its size. */
function beginningOf({ page, itemsPerPage, ...list }: MarketplaceAddress) {
  const isPaged = itemsPerPage !== undefined;
  return listingsQuery({ ...list, ...(isPaged ? { page, itemsPerPage } : { page: 1, itemsPerPage: rowsOfPart }) });
}

/** Asks for an address's rows and counts before the screen has come to it: while somebody drags, each frame counts. */
export function readAhead(address: MarketplaceAddress): void {
  void queryClient.prefetchQuery(beginningOf(address));
  void queryClient.prefetchQuery(facetsQuery(address));
}

/** The list that the address names: all of it to scroll through, read part by part; or one page, where it names their size. */
export function useListingRows(address: MarketplaceAddress): {
  query: UseQueryResult<Page>;
  /** As soon as the first page is there. */
  rows: ListingRows | undefined;
} {
  const { page, itemsPerPage, ...list } = address;
  const isPaged = itemsPerPage !== undefined;
  const start = isPaged ? 0 : rowOfPage(page);
  const part = (number: number) => listingsQuery({ ...list, page: number, itemsPerPage: rowsOfPart });
  const query = useQuery(beginningOf(address));
  // The total stands above the rows at once; rows are drawn in between, so that a hand on a filter is never held up.
  const first = useDeferredValue(query.data);
  const count = countOf(first, isPaged);
  const [seen, setSeen] = useState<Seen>({ first: start, last: start + 20 });
  const retry = useParts(isPaged ? [] : partsOf(seen, count), part);
  const settled = useRef(page);
  const look = (now: Seen) => setSeen((before) => (isSame(before, now) ? before : now));
  const see = useSeen(look, settled, isPaged);
  return {
    query,
    rows: first && {
      count,
      totalItems: first.totalItems,
      before: isPaged ? ((page ?? 1) - 1) * itemsPerPage : 0,
      start,
      list: JSON.stringify([listingsQuery(list).queryKey, isPaged && page]),
      rowAt: isPaged ? (index: number) => first.items[index] : partReader(first, part),
      settled,
      see,
      retry,
    },
  };
}

const isSame = (one: Seen, other: Seen) => one.first === other.first && one.last === other.last;

function countOf(page: Page | undefined, isPaged: boolean): number {
  if (!page) return 0;
  return isPaged ? page.items.length : Math.min(page.totalItems, scrolledRowsMax);
}

/** Reads the parts after the first into the cache; answers how to read once more what could not be read. */
function useParts(numbers: number[], part: (number: number) => ReturnType<typeof listingsQuery>) {
  const [one, two, three] = numbers.filter((number) => number > 1);
  const read = (number = 1) => ({ ...part(number), enabled: number > 1 });
  // What a window shows never lies in more parts than these.
  const queries = [useQuery(read(one)), useQuery(read(two)), useQuery(read(three))];
  const failed = queries.filter(({ isError, data }) => isError && !data);
  return failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : undefined;
}

/** Reads rows from the parts that the cache holds; each part is looked up once. */
function partReader(first: Page, part: (number: number) => ReturnType<typeof listingsQuery>) {
  const known = new Map<number, Page | undefined>([[1, first]]);
  return (index: number): Listing | undefined => {
    const number = partOf(index);
    if (!known.has(number)) known.set(number, queryClient.getQueryData(part(number).queryKey));
    return known.get(number)?.items[index % rowsOfPart];
  };
}

/** What flies by is not read; the address says where one came to rest. */
function useSeen(
  look: (seen: Seen) => void,
  settled: RefObject<number | undefined>,
  isPaged: boolean,
): ListingRows["see"] {
  const adjust = useAdjust();
  const readAt = useRef(0);
  const read = useDebouncedCallback(look, readWhileScrollingMilliseconds);
  const settle = useDebouncedCallback(({ first }: Seen) => {
    const page = pageOfRow(first);
    if (page === settled.current) return;
    settled.current = page;
    adjust(() => ({ page }));
  }, settledMilliseconds);
  return (seen) => {
    if (isPaged) return;
    if (performance.now() - readAt.current > readWhileScrollingMilliseconds) {
      readAt.current = performance.now();
      look(seen);
    }
    read(seen);
    settle(seen);
  };
}
