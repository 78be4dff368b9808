import { expect, test } from "vitest";
import { taxedAmount, taxFor } from "./tax.ts";

const rates = [
  { country: "IE", rateBasisPoints: 2_300, reversesCharge: false },
  { country: "DE", rateBasisPoints: 1_900, reversesCharge: true },
  { country: "CH", rateBasisPoints: 810, reversesCharge: false },
];

const vatId = true;
const none = false;

test.each([
  ["IE", "IE", none, 2_300, false],
  ["IE", "IE", vatId, 2_300, false],
  ["IE", "DE", vatId, 0, true],
  ["IE", "DE", none, 1_900, false],
  ["IE", "CH", vatId, 810, false],
  ["IE", "US", none, 0, false],
  ["IE", "", none, 2_300, false],
  ["", "DE", vatId, 1_900, false],
  ["", "", none, 0, false],
] as const)(
  "R3.2 the operator in %s sells to %s, VAT id %s: the rate is %i",
  (country, to, hasVatId, rate, isReversed) => {
    const seller = { country, hasVatId: true, isOperator: true };
    const tax = { rateBasisPoints: rate, isReverseCharge: isReversed };
    expect(taxFor({ seller, buyer: { country: to, hasVatId } }, rates)).toEqual(tax);
  },
);

test.each([
  ["DE", vatId, "DE", vatId, 1_900, false],
  ["DE", none, "DE", vatId, 0, false],
  ["IE", vatId, "DE", vatId, 0, true],
  ["IE", vatId, "DE", none, 2_300, false],
  ["IE", none, "DE", none, 0, false],
  ["DE", vatId, "CH", vatId, 0, false],
  ["DE", vatId, "US", none, 0, false],
  ["US", none, "DE", vatId, 0, false],
] as const)(
  "R3.2 a publisher in %s, VAT id %s, sells to %s, VAT id %s: the rate is %i",
  (country, isRegistered, to, hasVatId, rate, isReversed) => {
    const seller = { country, hasVatId: isRegistered, isOperator: false };
    const tax = { rateBasisPoints: rate, isReverseCharge: isReversed };
    expect(taxFor({ seller, buyer: { country: to, hasVatId } }, rates)).toEqual(tax);
  },
);

test("R3.2 the tax is part of the amount, and both parts add up to it, whatever the amount and the rate", () => {
  expect(taxedAmount(11_900, { rateBasisPoints: 1_900 })).toEqual({
    grossCents: 11_900,
    netCents: 10_000,
    taxCents: 1_900,
  });
  expect(taxedAmount(100, { rateBasisPoints: 0 })).toEqual({ grossCents: 100, netCents: 100, taxCents: 0 });
  for (let grossCents = 1; grossCents < 20_000; grossCents += 7) {
    const { netCents, taxCents } = taxedAmount(grossCents, { rateBasisPoints: 1_900 });
    expect(netCents + taxCents).toBe(grossCents);
    expect(Math.abs(taxCents - (netCents * 1_900) / 10_000)).toBeLessThan(1);
  }
});

test("R3.2 parts of an amount add up to its net and tax, and none has less than nothing of either", () => {
  const rate = { rateBasisPoints: 1_900 };
  const first = taxedAmount(5_001, rate);
  expect(taxedAmount(4_999, rate, first)).toEqual({ grossCents: 4_999, netCents: 4_200, taxCents: 799 });
  const before = { grossCents: 0, netCents: 0 };
  for (const part of [1, 1, 1, 2, 3, 92, 9_900]) {
    const { grossCents, netCents, taxCents } = taxedAmount(part, rate, before);
    expect(Math.min(netCents, taxCents)).toBeGreaterThanOrEqual(0);
    before.grossCents += grossCents;
    before.netCents += netCents;
  }
  expect(taxedAmount(10_000, rate)).toMatchObject(before);
});
