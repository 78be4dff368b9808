/** The last page of a list, counted from 1; ten items a page unless told (R7.3). An empty list has one page. */
export function lastPage(totalItems: number, itemsPerPage = 10): number {
  return Math.max(1, Math.ceil(totalItems / itemsPerPage));
}

/** The most that the API gives at once. */
export const fullPage = 100;
