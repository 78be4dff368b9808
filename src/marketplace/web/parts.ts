/** The list that scrolls without pages is asked for in parts of so many rows, those that are seen and a little more. */
export const rowsOfPart = 50;

/** It ends here; who wants the rest narrows it down, or goes by pages. */
export const scrolledRowsMax = 50_000;

/** In the address a place in the list is the page that it would be on: ten rows each (R7.3). */
const rowsOfPage = 10;

/** What is seen, by the rows' places in the list: from the first to the last. */
export type SeenRange = { first: number; last: number };

const ahead = 20;

/** The parts that hold what is seen and what comes next, counted from 1. */
export function partsOf({ first, last }: SeenRange, count: number): number[] {
  const from = partOf(Math.max(0, first - ahead));
  const to = partOf(Math.max(0, Math.min(last + ahead, count - 1)));
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index);
}

export const partOf = (row: number): number => Math.floor(row / rowsOfPart) + 1;

/** The first row of a page. */
export const rowOfPage = (page = 1): number => (page - 1) * rowsOfPage;

/** The page that a row is on; nothing for the first, which needs no saying. */
export function pageOfRow(row: number): number | undefined {
  const page = Math.floor(row / rowsOfPage) + 1;
  return page > 1 ? page : undefined;
}
