import { expect, test } from "vitest";
import { counted } from "./number-words.ts";

test("one is spoken of as one, and many with their thousands parted", () => {
  expect([0, 1, 12_500].map((count) => counted(count, "order"))).toEqual(["0 orders", "1 order", "12,500 orders"]);
  expect([1, 2].map((count) => counted(count, "entry", "entries"))).toEqual(["1 entry", "2 entries"]);
});
