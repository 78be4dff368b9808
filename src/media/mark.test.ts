import { expect, test } from "vitest";
import { initialOf, markColor } from "./mark.ts";

test("a name keeps its color in any case, and ten of them are in use", () => {
  expect(markColor("Delta Ledger")).toBe(markColor("delta ledger"));
  const names = Array.from({ length: 200 }, (_, at) => `Outlet ${at}`);
  expect(new Set(names.map(markColor)).size).toBe(10);
});

test("an article is no initial", () => {
  expect(["The Ledger Post", "thé house", "Theory"].map(initialOf)).toEqual(["L", "T", "T"]);
});
