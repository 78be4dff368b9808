import { expect, test } from "vitest";
import type { Terms } from "#formats/terms/terms.ts";
import { newConditionsOf } from "./new-conditions.ts";

const terms = (parts: Partial<Terms> = {}): Terms => ({
  formatId: "f",
  version: 2,
  formatType: "Press Release",
  available: true,
  priceCents: 12_000,
  listedPriceCents: 12_000,
  hyperlinkKind: "Dofollow For a Fee",
  dofollowFeeCents: 3_000,
  extras: [{ name: "Homepage", priceCents: 700 }],
  conditions: { textMaxCharacters: 900 } as Terms["conditions"],
  ...parts,
});
const booked = {
  hyperlinkKind: "Dofollow" as const,
  extras: [{ name: "Homepage", priceCents: 500 }],
  priceCents: 11_000,
  agreedPriceId: null,
};

test("R4.8 what was chosen stays chosen, at the prices of now", () => {
  expect(newConditionsOf(booked, terms())).toMatchObject({
    version: 2,
    priceCents: 12_000,
    hyperlinkKind: "Dofollow",
    hyperlinkFeeCents: 3_000,
    extras: [{ name: "Homepage", priceCents: 700 }],
    extrasGone: [],
    totalCents: 15_700,
    conditions: { textMaxCharacters: 900 },
  });
});

test("R4.8 an extra that is gone is left out and named, with its price", () => {
  const extras = [...booked.extras, { name: "Newsletter", priceCents: 900 }];
  const now = newConditionsOf({ ...booked, extras }, terms());
  expect(now).toMatchObject({ extrasGone: ["Newsletter"], totalCents: 15_700 });
});

test("R4.8 an extra that both sides agreed on is kept once, also where one of its name is listed now", () => {
  const extras = [{ name: "Homepage", priceCents: 500, kind: "custom" as const }];
  expect(newConditionsOf({ ...booked, extras }, terms())).toMatchObject({ extras, extrasGone: [], totalCents: 15_500 });
  const listed = [...booked.extras, { name: "Newsletter", priceCents: 900, kind: "custom" as const }];
  const now = newConditionsOf({ ...booked, extras: listed }, terms({ extras: [] }));
  expect(now).toMatchObject({ extrasGone: ["Homepage"], totalCents: 15_900 });
});

test("R4.8 a kind of hyperlink that is no longer offered becomes the format's own, without its fee", () => {
  const now = newConditionsOf(booked, terms({ hyperlinkKind: "Sponsored" }));
  expect(now).toMatchObject({ hyperlinkKind: "Sponsored", hyperlinkFeeCents: 0, totalCents: 12_700 });
});

test("R4.8 an order at an agreed price keeps it when the listed one rises, and takes a lower one", () => {
  const agreed = { ...booked, priceCents: 8_000, agreedPriceId: "o" };
  expect(newConditionsOf(agreed, terms({ listedPriceCents: 50_000 })).priceCents).toBe(8_000);
  expect(newConditionsOf(agreed, terms({ listedPriceCents: 7_000 })).priceCents).toBe(7_000);
});
