import { expect, test } from "vitest";
import { pageOfRow, partsOf, rowOfPage, rowsOfPart } from "./parts.ts";

test("what is seen and what comes next is asked for, and nothing behind the end", () => {
  expect(partsOf({ first: 0, last: 12 }, 1_000)).toEqual([1]);
  expect(partsOf({ first: 25, last: 45 }, 1_000)).toEqual([1, 2]);
  expect(partsOf({ first: 990, last: 999 }, 1_000)).toEqual([20]);
  expect(partsOf({ first: 0, last: 0 }, 0)).toEqual([1]);
  expect(partsOf({ first: 9_000, last: 9_020 }, 1_000_000)).toContain(9_000 / rowsOfPart + 1);
});

test("a place and its page lead to each other, and the beginning needs no saying", () => {
  for (const page of [2, 3, 5_000]) expect(pageOfRow(rowOfPage(page))).toBe(page);
  expect(pageOfRow(29)).toBe(3);
  expect(pageOfRow(9)).toBeUndefined();
  expect(rowOfPage(undefined)).toBe(0);
});
