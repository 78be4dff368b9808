import { expect, test } from "vitest";
import { earningsAfterFee, feeExample } from "./fee.ts";

test("a fee is explained by what a publisher earns of an order", () => {
  expect(feeExample(1_500, 1_625)).toBe("For an order of $100.00 you earn $83.75 instead of $85.00.");
  expect(earningsAfterFee(12_000, 1_500)).toBe(10_200);
});
