import { expect, test } from "vitest";
import { topBeside } from "./toast-place.ts";

const stack = { top: 72, bottom: 132, left: 1_000, right: 1_400 };
const button = (top: number, left = 1_300) => ({ top, bottom: top + 36, left, right: left + 80 });

test("toasts stay where they are as long as they cover nothing that was pressed", () => {
  expect(topBeside(stack, undefined, 900)).toBeUndefined();
  expect(topBeside(stack, button(300), 900)).toBeUndefined();
  expect(topBeside(stack, button(90, 200), 900)).toBeUndefined();
});

test("toasts that would cover what was pressed lie below it, or above it at the window's end", () => {
  expect(topBeside(stack, button(90), 900)).toBe(134);
  expect(topBeside({ ...stack, bottom: 400 }, button(380), 420)).toBe(44);
  expect(topBeside({ ...stack, bottom: 400 }, button(100), 420)).toBeUndefined();
});
