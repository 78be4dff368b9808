import { expect, test } from "vitest";
import { freeTop } from "./toast-place.ts";

const stack = { top: 72, bottom: 132, left: 1_000, right: 1_400 };
const button = (top: number, left = 1_300) => ({ top, bottom: top + 36, left, right: left + 80 });

test("toasts stay where they are as long as they cover no control", () => {
  expect(freeTop(stack, [], 900)).toBeUndefined();
  expect(freeTop(stack, [button(300), button(90, 200)], 900)).toBeUndefined();
});

test("toasts lie below what they would cover, in the first gap that takes them", () => {
  expect(freeTop(stack, [button(90)], 900)).toBe(134);
  expect(freeTop(stack, [button(90), button(150), button(300)], 900)).toBe(194);
  expect(freeTop({ ...stack, bottom: 372 }, [button(90), button(200)], 900)).toBe(244);
});

test("where nothing is free they cover least", () => {
  const rows = Array.from({ length: 20 }, (_, index) => button(60 + index * 40));
  expect(freeTop(stack, [...rows, { top: 60, bottom: 130, left: 1_000, right: 1_400 }], 700)).toBeGreaterThan(130);
  const other = { top: 150, bottom: 900, left: 1_000, right: 1_400 };
  expect(freeTop(stack, [{ ...button(90), isPressed: true }, other], 900)).toBe(134);
  expect(freeTop({ ...stack, bottom: 472 }, [button(100)], 480)).toBeUndefined();
});
