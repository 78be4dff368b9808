/** Returns a list's last page, counted from 1; ten items a page by default (R7.3). An empty list has one page. */
export function lastPage(totalItems: number, itemsPerPage = 10): number {
  return Math.max(1, Math.ceil(totalItems / itemsPerPage));
}
