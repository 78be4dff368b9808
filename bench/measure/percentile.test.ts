import { expect, test } from "vitest";
import { median, percentile } from "./percentile.ts";

const upTo = (most: number) => Array.from({ length: most }, (_, index) => most - index);

test("of few values the 95th percentile is not the greatest", () => {
  expect(percentile(upTo(13), 0.95)).toBe(12);
  expect(percentile(upTo(100), 0.95)).toBe(95);
});

test("the median lies in the middle, of an even number the lower of both", () => {
  expect([median(upTo(3)), median(upTo(4)), median([7])]).toEqual([2, 2, 7]);
});

test("no values have no percentile, and those given keep their order", () => {
  const values = [3, 1, 2];
  expect([median([]), median(values)]).toEqual([Number.NaN, 2]);
  expect(values).toEqual([3, 1, 2]);
});
