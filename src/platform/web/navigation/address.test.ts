import { expect, test } from "vitest";
import {
  dayInAddress,
  idInAddress,
  oneOfWords,
  pageNumber,
  readAddress,
  severalInAddress,
  textUpTo,
  wholeFrom,
  wordsUpTo,
} from "./address.ts";

const id = "01a216e0-30e0-762e-b0a9-1ff5dd740a80";

test("a wrong value is dropped, the rest holds, and other names are left out", () => {
  const readers = { page: pageNumber, topic: textUpTo(20) };
  expect(readAddress(readers, { page: "-4", topic: "Food", other: "x" })).toEqual({ topic: "Food" });
  expect(readAddress(readers, { page: "3" })).toEqual({ page: 3 });
});

const cases: [string, (value: unknown) => unknown, unknown[], unknown[]][] = [
  ["a page", pageNumber, ["1", 2, "100000"], ["0", "1.5", "x", "", true, ["3"], "100001"]],
  ["a bounded number", wholeFrom(0, 3), ["0", "3"], ["4", "-1"]],
  ["a text", textUpTo(3), ["abc", " a "], ["abcd", ["a"], 5]],
  ["one of some words", oneOfWords(["open", "closed"]), ["open"], ["Open", "", ["open"]]],
  ["an id", idInAddress, [id], ["1", [id]]],
  ["a day", dayInAddress, ["2026-02-28"], ["2026-02-30", "2026-2-3", "2026-02-28T00:00", "today"]],
  ["several", severalInAddress(oneOfWords(["a", "b"])), [["a", "b"]], [["a", "x"]]],
];

test.each(cases)("an address holds %s, or nothing", (_, reader, right, wrong) => {
  expect(right.map(reader).includes(undefined)).toBe(false);
  expect(wrong.map(reader)).toEqual(wrong.map(() => undefined));
});

test("one of several is a list, and space around words is no word", () => {
  expect(severalInAddress(oneOfWords(["a"]))("a")).toEqual(["a"]);
  expect(wordsUpTo(5)(" bread ")).toBe("bread");
  expect(wordsUpTo(5)("   ")).toBeUndefined();
});
