import { expect, test } from "vitest";
import type { Format } from "#formats/contract.ts";
import { bestOf, betterColumns, betterConditions } from "./best.ts";

test("the best is the least or the most, and several may share it", () => {
  expect(bestOf([300, 100, null, 100], "least")).toEqual([false, true, false, true]);
  expect(bestOf([300, 100, null], "most")).toEqual([true, false, false]);
});

test("nothing is best where all are alike, one is known, or none is", () => {
  expect(bestOf([100, 100], "least")).toEqual([false, false]);
  expect(bestOf([100, null], "most")).toEqual([false, false]);
  expect(bestOf([null, null], "most")).toEqual([false, false]);
});

test("what stays for ever stays longest, and a contributor's post has no guarantee", () => {
  const lasting = (permanenceMonths: number) =>
    betterConditions.permanence?.valueOf({ permanenceMonths } as Format) ?? 0;
  expect(lasting(0)).toBeGreaterThan(lasting(120));
  const post = { contributor: true, guaranteeDays: 90 } as Format;
  expect(betterConditions.guarantee?.valueOf(post)).toBe(0);
});

test("a high bounce rate is no good, and where readers come from is neither", () => {
  expect(betterColumns.bounceRate).toBe("least");
  expect(betterColumns.ahrefsDr).toBe("most");
  expect(betterColumns.sourceSearch).toBeUndefined();
});
