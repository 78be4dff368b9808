import { expect, test } from "vitest";
import { earningsAfterFee, feeExample, formatFee } from "./fee.ts";

test("a fee is explained by what a publisher earns of an order", () => {
  expect(feeExample(1_500, 1_625)).toBe("For an order of $100.00 you earn $83.75 instead of $85.00.");
  expect(earningsAfterFee(12_000, 1_500)).toBe(10_200);
  expect([formatFee(1_500), formatFee(1_250), formatFee(5)]).toEqual(["15 %", "12.5 %", "0.05 %"]);
});
