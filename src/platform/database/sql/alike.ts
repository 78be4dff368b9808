/** As many ids as PostgreSQL expects of an array that it doesn't know. */
const expectedMost = 10;

/**
 * Fills a short array with nulls, for `unnest` in a prepared statement: fewer ids would look cheaper than the plan that is kept,
 * and so be planned anew at each use (decision 0260).
 */
export const alike = (ids: readonly string[]): (string | null)[] => [
  ...ids,
  ...Array<null>(Math.max(0, expectedMost - ids.length)).fill(null),
];
