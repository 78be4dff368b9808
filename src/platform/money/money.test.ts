import { expect, test } from "vitest";
import { formatCents, parseDollars, shareOf } from "./money.ts";

test("R9.5 amounts are shown in dollars with two digits", () => {
  expect(formatCents(0)).toBe("$0.00");
  expect(formatCents(123_456_789)).toBe("$1,234,567.89");
  expect(formatCents(-5)).toBe("-$0.05");
});

test("a share is rounded half up to the cent and never loses one", () => {
  expect(shareOf(10_000, 1_500)).toBe(1_500);
  expect(shareOf(33, 1_500)).toBe(5);
  expect(shareOf(30, 1_500)).toBe(5);
  expect(shareOf(1, 1_500)).toBe(0);
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
