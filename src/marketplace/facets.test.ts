import { expect, test } from "vitest";
import { bucketBounds, bucketOf, rangeFacets } from "./facets.ts";

test.each(rangeFacets)("R10.5 the histogram of %s has at most 24 buckets that grow", (name) => {
  const bounds = bucketBounds[name];
  expect(bounds.length).toBeLessThanOrEqual(24);
  expect(bounds[0]).toBe(0);
  expect(bounds).toEqual([...new Set(bounds)].sort((one, other) => one - other));
});

test("a bucket begins at its bound and ends before the next one; the last has no end", () => {
  expect([0, 4.99, 5, 94, 95, 100].map((score) => bucketOf(bucketBounds.ahrefsDr, score))).toEqual([
    0, 0, 1, 18, 19, 19,
  ]);
  expect([0, 499, 500, 1e12].map((cents) => bucketOf(bucketBounds.price, cents))).toEqual([0, 0, 1, 22]);
});
