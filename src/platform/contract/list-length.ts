/** A list counts its items up to here, and says so where there are more (decision 0160). */
export const countedMost = 10_000;

/** The most items that a page may have. */
export const fullPage = 100;

/** The most rows that a file of a list holds; a longer list is refused. */
export const fileRowsMost = 50_000;

/** The last page that may be asked for by its number. */
export const lastPageNumber = 100_000;
