import { expect, test } from "vitest";
import { decimalOf, formatCents, parseDollars, shareOf } from "./money.ts";
import { formatBasisPoints } from "./percent.ts";
import { wholeDollars } from "./whole-dollars.ts";

test("R9.5 amounts are shown in dollars with two digits", () => {
  expect(formatCents(0)).toBe("$0.00");
  expect(formatCents(123_456_789)).toBe("$1,234,567.89");
  expect(formatCents(-5)).toBe("-$0.05");
});

test("files and programs take an amount with a point, two digits and nothing else", () => {
  expect([0, 5, 123_456_789, -150].map(decimalOf)).toEqual(["0.00", "0.05", "1234567.89", "-1.50"]);
});

test("a figure by which nobody decides is in whole dollars", () => {
  expect([0, 49, 123_450].map(wholeDollars)).toEqual(["$0", "$0", "$1,235"]);
});

test("a percentage is written without a space, and with the decimals it has", () => {
  expect([1_500, 1_250, 5, 0].map(formatBasisPoints)).toEqual(["15%", "12.5%", "0.05%", "0%"]);
});

test("a share is rounded half up to the cent and never loses one", () => {
  expect(shareOf(10_000, 1_500)).toBe(1_500);
  expect(shareOf(33, 1_500)).toBe(5);
  expect(shareOf(30, 1_500)).toBe(5);
  expect(shareOf(1, 1_500)).toBe(0);
});

test("a share and the rest make the whole, for a million random amounts and shares", () => {
  // Park and Miller's generator: a failure can be repeated.
  let seed = 20_261_123;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.floor((seed / 2_147_483_647) * below);
  };
  for (let round = 0; round < 1_000_000; round++) {
    const amount = random(1_000_000_000_00);
    const [refund, basisPoints] = [random(amount + 1), random(10_001)];
    const fee = shareOf(amount - refund, basisPoints);
    const earned = amount - refund - fee;
    const isWhole = Number.isSafeInteger(fee) && fee >= 0 && earned >= 0 && fee + earned + refund === amount;
    const isNear = Math.abs(fee * 10_000 - (amount - refund) * basisPoints) <= 5_000;
    if (!isWhole || !isNear) expect({ amount, refund, basisPoints, fee, earned }).toBe("a whole");
  }
});

test.each([
  ["1250", 125_000],
  ["$1,250.5", 125_050],
  ["0.01", 1],
  ["1,25", undefined],
  ["1.005", undefined],
  ["-5", undefined],
  ["", undefined],
])("typed %j is %j cents", (text, amount) => {
  expect(parseDollars(text)).toBe(amount);
});
