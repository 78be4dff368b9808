import { expect, test } from "vitest";
import { unsentOf } from "./unsent.ts";

test.each([
  ["a sent message leaves the field empty", "Ten words.", ""],
  ["words typed behind it stay", "Ten words. Or eleven?", "Or eleven?"],
  ["another text typed in its place stays", "Eleven words.", "Eleven words."],
])("%s", (_, typed, unsent) => {
  expect(unsentOf(typed, "Ten words.")).toBe(unsent);
});
