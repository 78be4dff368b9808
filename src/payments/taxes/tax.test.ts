import { expect, test } from "vitest";
import { taxedAmount, taxFor } from "./tax.ts";

const rates = [
  { country: "IE", rateBasisPoints: 2_300, reversesCharge: false },
  { country: "DE", rateBasisPoints: 1_900, reversesCharge: true },
  { country: "CH", rateBasisPoints: 810, reversesCharge: false },
];

test.each([
  ["IE", "IE", "", 2_300, false],
  ["IE", "IE", "IE1234567T", 2_300, false],
  ["IE", "DE", "DE811111111", 0, true],
  ["IE", "DE", "", 1_900, false],
  ["IE", "CH", "CHE-1", 810, false],
  ["IE", "US", "12-3456789", 0, false],
  ["IE", "", "", 2_300, false],
  ["", "DE", "DE811111111", 1_900, false],
  ["", "", "", 0, false],
] as const)(
  "R3.2 from %s to %s with the tax id %j the rate is %i",
  (sellerCountry, buyerCountry, buyerTaxId, rate, isReverseCharge) => {
    expect(taxFor({ sellerCountry, buyerCountry, buyerTaxId }, rates)).toEqual({
      rateBasisPoints: rate,
      isReverseCharge,
    });
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
