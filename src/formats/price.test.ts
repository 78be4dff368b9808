import { expect, test } from "vitest";
import { copiedPrice } from "./price.ts";

test("a copy costs the same at 100%, to the cent", () => {
  expect(copiedPrice(4_950, 1)).toBe(4_950);
  expect(copiedPrice(40, 1)).toBe(40);
});

test("a copy at another price costs whole dollars", () => {
  expect(copiedPrice(4_950, 1.5)).toBe(7_400);
  expect(copiedPrice(10_000, 0.333)).toBe(3_300);
});

test("a copy costs as much as a format must, and stays without a price where the original has none", () => {
  expect(copiedPrice(400, 0.1)).toBe(100);
  expect(copiedPrice(0, 2)).toBe(0);
});
