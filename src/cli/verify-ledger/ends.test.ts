import { expect, test } from "vitest";
import { headOf, readEnds, writeEnds } from "./ends.ts";

const hash = (letter: string) => letter.repeat(64);
const ends = [
  { chain: "ledger 12", length: 3, hash: hash("a") },
  { chain: "sign-ins 0199-aa", length: 7, hash: hash("b") },
];

test("the ends are written and read back, in whatever order they came", () => {
  expect(readEnds(writeEnds(ends))).toEqual(ends);
  expect(headOf(ends.toReversed())).toBe(headOf(ends));
});

test("one end more, less or another is another head", () => {
  const [first, second] = ends;
  if (!first || !second) throw new Error("two ends");
  const heads = [ends, [first], [first, { ...second, length: 6 }], [{ ...first, hash: hash("c") }, second]].map(headOf);
  expect(new Set(heads).size).toBe(4);
});

test("a file that was changed, and one that is something else, is refused", () => {
  expect(() => readEnds(writeEnds(ends).replace(" 7 ", " 6 "))).toThrow("changed since");
  expect(() => readEnds("name,website\nTide,https://tide.example\n")).toThrow("does not hold");
  expect(() => readEnds("")).toThrow("changed since");
});
