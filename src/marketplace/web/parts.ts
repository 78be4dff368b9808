/** The endless list is read in parts of this many rows. */
export const rowsOfPart = 50;

/** Scrolling ends here; filters or pages reach the rest. */
export const scrolledRowsMax = 50_000;

/** The address names a place in the list by its page of ten rows (R7.3). */
const rowsOfPage = 10;

/** The visible rows' places in the list, both included. */
export type SeenRange = { first: number; last: number };

const ahead = 20;

/** Returns the parts with visible and next rows, counted from 1. */
export function partsOf({ first, last }: SeenRange, count: number): number[] {
  const from = partOf(Math.max(0, first - ahead));
  const to = partOf(Math.max(0, Math.min(last + ahead, count - 1)));
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index);
}

export const partOf = (row: number): number => Math.floor(row / rowsOfPart) + 1;

export const rowOfPage = (page = 1): number => (page - 1) * rowsOfPage;

/** Returns a row's page; undefined for the first, which the address leaves out. */
export function pageOfRow(row: number): number | undefined {
  const page = Math.floor(row / rowsOfPage) + 1;
  return page > 1 ? page : undefined;
}
