import { useDebouncedCallback } from "@mantine/hooks";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import type { Items } from "#platform/web/api.ts";
import { lastPage } from "#platform/web/navigation/pages.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Listing } from "../../contract.ts";
import { type MarketplaceAddress, useAdjust } from "../address.ts";
import { listingsQuery } from "../api.ts";
import { beginningOf } from "../beginning.ts";
import { type FirstPlaces, isOutletSaid, noteFirstPlaces } from "../first-places.ts";
import { pageOfRow, partOf, partsOf, rowOfPage, rowsOfPart, type SeenRange, scrolledRowsMax } from "../parts.ts";

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
  /** An earlier row says already what holds of this one's outlet. */
  isOutletSaid: (index: number) => boolean;
  /** The page that scrolling itself wrote into the address last. */
  settled: RefObject<number | undefined>;
  /** Tells what is seen, so that it is read, and where one is, so that the address says it. */
  see: (seen: SeenRange) => void;
  /** Reads once more what could not be read. */
  retry: (() => void) | undefined;
};

type Page = Items<Listing>;

const readWhileScrollingMilliseconds = 100;
const settledMilliseconds = 250;

/** The list that an address names: all of it to scroll through, read part by part; or one page, where it names their size. */
export function useListingRows(address: MarketplaceAddress): {
  query: UseQueryResult<Page>;
  /** As soon as the first page is there; the same object until something in it changes. */
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

/** Of a page behind the last one the last is shown, as everywhere. */
const rowsBefore = (page = 1, itemsPerPage: number, totalItems: number): number =>
  (Math.min(page, lastPage(totalItems, itemsPerPage)) - 1) * itemsPerPage;

/** The address whose rows are there: the one of before while those of another are on their way. */
function useAnswered(address: MarketplaceAddress, isOnTheWay: boolean): MarketplaceAddress {
  const [answered, setAnswered] = useState(address);
  if (isOnTheWay || answered === address) return answered;
  setAnswered(address);
  return address;
}

/** Which rows of a list are looked at; of another list those where it begins. */
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

/** Reads the parts after the first into the cache; answers what of them is there, and how to read once more what failed. */
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
