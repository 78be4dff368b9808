import { expect, test } from "vitest";
import { orderPrice } from "./money/price.ts";
import { orderNumberOf } from "./number.ts";

test("an order's number is year, month and Byline's counter", () => {
  expect(orderNumberOf(39, new Date("2026-11-30T23:59:59Z"))).toBe("Q26110039");
  expect(orderNumberOf(123_456, new Date("2027-01-01T00:00:00Z"))).toBe("Q2701123456");
});

test("R2.11 fee for Dofollow and extras are added from the format, never from what a client says", () => {
  const format = {
    priceCents: 10_000,
    hyperlinkKind: "Dofollow For a Fee" as const,
    dofollowFeeCents: 3_000,
    extras: [{ name: "Homepage", priceCents: 500 }],
  };
  expect(orderPrice(format, { hyperlinkKind: "Nofollow", extras: [] }).totalCents).toBe(10_000);
  expect(orderPrice(format, { hyperlinkKind: "Dofollow", extras: ["Homepage", "Invented"] })).toMatchObject({
    hyperlinkFeeCents: 3_000,
    totalCents: 13_500,
    extras: [{ name: "Homepage" }],
  });
  expect(
    orderPrice({ ...format, hyperlinkKind: "Dofollow" }, { hyperlinkKind: "Dofollow", extras: [] }).totalCents,
  ).toBe(10_000);
});
