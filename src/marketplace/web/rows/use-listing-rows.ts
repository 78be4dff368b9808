import { useDebouncedCallback } from "@mantine/hooks";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import type { Items } from "#platform/web/api.ts";
import { lastPage } from "#platform/web/navigation/pages.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import { useAdjust } from "../address.ts";
import type { MarketplaceAddress } from "../address-schema.ts";
import { listingsQuery } from "../api.ts";
import { beginningOf } from "../beginning.ts";
import { type FirstPlaces, isOutletSaid, noteFirstPlaces } from "../first-places.ts";
import { pageOfRow, partOf, partsOf, rowOfPage, rowsOfPart, type SeenRange, scrolledRowsMax } from "../parts.ts";

/** A list's rows for table or cards; some may not be read yet. */
export type ListingRows = {
  count: number;
  totalItems: number;
  /** Rows of the whole list before the first. */
  before: number;
  /** The row at the address's place. */
  start: number;
  list: string;
  rowAt: (index: number) => Listing | undefined;
  isOutletSaid: (index: number) => boolean;
  /** The page that scrolling itself wrote into the address last. */
  settled: RefObject<number | undefined>;
  /** Reports visible rows (to load them) and the top row (for the URL). */
  see: (seen: SeenRange) => void;
  retry: (() => void) | undefined;
};

type Page = Items<Listing>;

const readWhileScrollingMilliseconds = 100;
const settledMilliseconds = 250;

/** Returns the address's list: all of it, read part by part, or one page where the address names its size. */
export function useListingRows(address: MarketplaceAddress): {
  query: UseQueryResult<Page>;
  /** Undefined until the first page is read; stable until something changes. */
  rows: ListingRows | undefined;
} {
  const query = useQuery(beginningOf(address));
  const first = query.data;
  const answered = useAnswered(address, query.isPlaceholderData);
  const { page, itemsPerPage, ...list } = answered;
  const isPaged = itemsPerPage !== undefined;
  const start = isPaged ? 0 : rowOfPage(page);
  const name = JSON.stringify([listingsQuery(list).queryKey, isPaged && page]);
  const count = countOf(first, isPaged);
  const part = (number: number) => listingsQuery({ ...list, page: number, itemsPerPage: rowsOfPart });
  const { seen, look } = useLook(name, start);
  const numbers = isPaged ? [] : partsOf(seen, count).filter((number) => number > 1);
  const parts = useParts(numbers, part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other places
  const places = useMemo<FirstPlaces>(() => new Map(), [name]);
  const settled = useRef(page);
  const see = useSeen(look, settled, isPaged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows from its name, and where it is read from the parts
  const rows = useMemo(() => {
    if (!first) return undefined;
    noteFirstPlaces(places, 0, first.items);
    for (const [index, number] of numbers.entries())
      noteFirstPlaces(places, (number - 1) * rowsOfPart, parts.read[index]?.items ?? []);
    const rowAt = isPaged ? (index: number) => first.items[index] : partReader(first, part);
    return {
      count,
      totalItems: first.totalItems,
      before: isPaged ? rowsBefore(page, itemsPerPage, first.totalItems) : 0,
      start,
      list: name,
      rowAt,
      isOutletSaid: (index: number) => isOutletSaid(places, rowAt, index),
      settled,
      see,
      retry: parts.retry,
    };
  }, [first, name, start, parts.read, parts.retry, see]);
  return { query, rows };
}

/** Past the end the last page is shown, as everywhere. */
const rowsBefore = (page = 1, itemsPerPage: number, totalItems: number): number =>
  (Math.min(page, lastPage(totalItems, itemsPerPage)) - 1) * itemsPerPage;

/** Returns the address of the shown rows: the previous one while the next one's rows load. */
function useAnswered(address: MarketplaceAddress, isOnTheWay: boolean): MarketplaceAddress {
  const [answered, setAnswered] = useState(address);
  if (isOnTheWay || answered === address) return answered;
  setAnswered(address);
  return address;
}

function useLook(list: string, start: number) {
  const [looked, setLooked] = useState({ list, first: start, last: start + 20 });
  const seen = looked.list === list ? looked : { first: start, last: start + 20 };
  const look = useCallback(
    (now: SeenRange) =>
      setLooked((before) => (before.list === list && isSame(before, now) ? before : { list, ...now })),
    [list],
  );
  return { seen, look };
}

const isSame = (one: SeenRange, other: SeenRange) => one.first === other.first && one.last === other.last;

function countOf(page: Page | undefined, isPaged: boolean): number {
  if (!page) return 0;
  return isPaged ? page.items.length : Math.min(page.totalItems, scrolledRowsMax);
}

/** Reads the parts after the first into the cache. Returns the read ones, and a retry for the failed ones. */
function useParts(numbers: number[], part: (number: number) => ReturnType<typeof listingsQuery>) {
  const queries = numbers.map(part);
  const { read, failed } = useQueries({ queries, combine: readAndFailed });
  const retry = useMemo(
    () => (failed.length > 0 ? () => void Promise.all(failed.map((refetch) => refetch())) : undefined),
    [failed],
  );
  return { read, retry };
}

function readAndFailed(queries: UseQueryResult<Page>[]) {
  return {
    read: queries.map(({ data }) => data),
    failed: queries.filter(({ isError, data }) => isError && !data).map(({ refetch }) => refetch),
  };
}

function partReader(first: Page, part: (number: number) => ReturnType<typeof listingsQuery>) {
  const known = new Map<number, Page | undefined>([[1, first]]);
  return (index: number): Listing | undefined => {
    const number = partOf(index);
    if (!known.has(number)) known.set(number, queryClient.getQueryData(part(number).queryKey));
    return known.get(number)?.items[index % rowsOfPart];
  };
}

/** Rows that fly by are not read; the address gets the place where scrolling stops. */
function useSeen(
  look: (seen: SeenRange) => void,
  settled: RefObject<number | undefined>,
  isPaged: boolean,
): ListingRows["see"] {
  const adjust = useAdjust();
  const readAt = useRef(0);
  const read = useDebouncedCallback(look, readWhileScrollingMilliseconds);
  const settle = useDebouncedCallback(({ first }: SeenRange) => {
    const page = pageOfRow(first);
    if (page === settled.current) return;
    settled.current = page;
    adjust(() => ({ page }));
  }, settledMilliseconds);
  return useCallback(
    (seen) => {
      if (isPaged) return;
      if (performance.now() - readAt.current > readWhileScrollingMilliseconds) {
        readAt.current = performance.now();
        look(seen);
      }
      read(seen);
      settle(seen);
    },
    [isPaged, look, read, settle],
  );
}
