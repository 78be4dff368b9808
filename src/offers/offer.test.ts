import { describe, expect, test } from "vitest";
import { allowedMoves, statusAfter } from "../platform/lifecycle/lifecycle.ts";
import { withEveryRight } from "../platform/lifecycle/test-support.ts";
import { automaticAnswer, isConsistent } from "./automatic-answer.ts";
import { changedTerms } from "./changes.ts";
import { discountsOf } from "./discount.ts";
import { heldAfterVersion, type OfferStatus, offerLife, offerMoveNames, offerStatuses } from "./offer.ts";

/** Copied by hand from R4.6, not from the table. */
const ways: Record<OfferStatus, { client: string[]; publisher: string[] }> = {
  sent: { client: ["withdraw"], publisher: ["accept", "counter", "decline"] },
  countered: { client: ["accept", "counter", "decline", "withdraw"], publisher: [] },
  accepted: { client: [], publisher: [] },
  declined: { client: [], publisher: [] },
  withdrawn: { client: [], publisher: [] },
  expired: { client: [], publisher: [] },
};

test.each(offerStatuses)("R4.6 what each side may do with an offer that is %s", (status) => {
  const moves = {
    client: allowedMoves(offerLife, { status }, withEveryRight("client")),
    publisher: allowedMoves(offerLife, { status }, withEveryRight("publisher")),
  };
  expect(moves).toEqual(ways[status]);
});

test("R4.6 a counter asks the other side, every other move ends the offer", () => {
  expect([statusAfter(offerLife, "counter", "sent"), statusAfter(offerLife, "counter", "countered")]).toEqual([
    "countered",
    "sent",
  ]);
  const ends = offerMoveNames.filter((name) => name !== "counter").map((name) => statusAfter(offerLife, name, "sent"));
  expect(ends).toEqual(["accepted", "declined", "withdrawn", "expired"]);
});

test("R4.6 the advertiser's version is held whole; a publisher's gives back what it asks less, and takes nothing more", () => {
  expect(heldAfterVersion("client", 8_000, 9_000)).toBe(9_000);
  expect(heldAfterVersion("client", 8_000, 7_000)).toBe(7_000);
  expect(heldAfterVersion("publisher", 8_000, 9_000)).toBe(8_000);
  expect(heldAfterVersion("publisher", 8_000, 7_000)).toBe(7_000);
});

describe("a publisher's rule", () => {
  const rule = { acceptFromCents: 9_000, declineBelowCents: 5_000 };
  test.each([
    [9_000, "accept"],
    [8_999, undefined],
    [5_000, undefined],
    [4_999, "decline"],
  ])("answers %i cents with %s", (price, answer) => expect(automaticAnswer(rule, price)).toBe(answer));

  test("answers nothing where it says nothing", () => {
    expect(automaticAnswer({ acceptFromCents: null, declineBelowCents: null }, 1)).toBeUndefined();
  });

  test("never accepts and declines the same price", () => {
    expect(isConsistent(rule)).toBe(true);
    expect(isConsistent({ acceptFromCents: 5_000, declineBelowCents: 5_000 })).toBe(true);
    expect(isConsistent({ acceptFromCents: 5_000, declineBelowCents: 5_001 })).toBe(false);
  });
});

test("R4.6 a discount is told against the listed price, and against what the advertiser pays already", () => {
  const prices = { priceCents: 4_600, marketPriceCents: 10_000, presentPriceCents: 5_000 };
  expect(discountsOf(prices)).toEqual({ offListed: 54, offPresent: 8 });
  expect(discountsOf({ ...prices, presentPriceCents: 10_000 })).toEqual({ offListed: 54, offPresent: 0 });
  expect(discountsOf({ ...prices, priceCents: 10_000, presentPriceCents: 10_000 })).toEqual({
    offListed: 0,
    offPresent: 0,
  });
});

test("R10.10 a version says what it changes of the one before", () => {
  const before = {
    priceCents: 8_000,
    publishDateMode: "After" as const,
    publishOn: null,
    hyperlinkKind: "Dofollow" as const,
    extras: [{ name: "Homepage", priceCents: 500 }],
  };
  expect(changedTerms({ ...before, extras: [...before.extras] }, before)).toEqual([]);
  expect(changedTerms({ ...before, priceCents: 9_000, extras: [] }, before)).toEqual(["priceCents", "extras"]);
});
