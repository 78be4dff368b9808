import { expect, test } from "vitest";
import { usualFields } from "#formats/conditions.ts";
import { changesBetween } from "./changes.ts";

const booked = {
  formatType: "Press Release",
  hyperlinkKind: "Dofollow",
  conditions: {
    ...usualFields,
    textMinCharacters: 10,
    textMaxCharacters: 2_000,
    hyperlinkKind: "Dofollow For a Fee",
  },
  priceCents: 10_000,
  hyperlinkFeeCents: 2_000,
  extras: [{ name: "Homepage", priceCents: 500 }],
  totalCents: 12_500,
} satisfies Parameters<typeof changesBetween>[0];

test("R4.8 what is the same is not said", () => {
  expect(changesBetween(booked, booked)).toEqual([]);
});

test("R4.8 each condition and each part of the price that changes is said, then the total", () => {
  const now = {
    ...booked,
    conditions: { ...booked.conditions, textMaxCharacters: 900, adLabel: "Sponsored" },
    priceCents: 15_000,
    totalCents: 17_500,
  };
  expect(changesBetween(booked, now)).toEqual([
    { name: "Text", before: "10 to 2,000 characters", now: "10 to 900 characters" },
    { name: "Ad label", before: "Not marked", now: "Marked as “Sponsored”" },
    { name: "Format price", before: "$100.00", now: "$150.00" },
    { name: "Total", before: "$125.00", now: "$175.00" },
  ]);
});

test("R4.8 an extra and a kind of hyperlink that are gone are named", () => {
  const now = { ...booked, hyperlinkKind: "Sponsored" as const, hyperlinkFeeCents: 0, extras: [], totalCents: 10_000 };
  expect(changesBetween(booked, now)).toEqual([
    { name: "Links", before: "Up to 2 links, dofollow", now: "Up to 2 links, sponsored" },
    { name: "Dofollow fee", before: "$20.00", now: "No longer available" },
    { name: "Homepage", before: "$5.00", now: "No longer available" },
    { name: "Total", before: "$125.00", now: "$100.00" },
  ]);
});
