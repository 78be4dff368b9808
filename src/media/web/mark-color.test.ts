import { expect, test } from "vitest";
import { markColor } from "./mark-color.ts";

test("a name keeps its color in any case, and ten of them are in use", () => {
  expect(markColor("Delta Ledger")).toBe(markColor("delta ledger"));
  const names = Array.from({ length: 200 }, (_, at) => `Outlet ${at}`);
  expect(new Set(names.map(markColor)).size).toBe(10);
});
