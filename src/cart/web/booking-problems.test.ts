import { expect, test } from "vitest";
import type { Cart, CartLine } from "../contract.ts";
import { bookingProblems } from "./booking-problems.ts";
import { texts } from "./texts.ts";

const lead = { daysAhead: 365, now: new Date("2026-11-21T09:00:00Z"), answerHours: 72 };
const { removeUnavailable, acceptChanged, setDates } = texts.summary;

const cartWith = (...lines: Partial<CartLine>[]) =>
  ({
    lines: lines.map((line) => ({
      available: true,
      changed: false,
      publishDateMode: "After",
      publishOn: null,
      turnaroundHours: 72,
      closed: [],
      offeredExtras: [],
      extras: [],
      ...line,
    })),
  }) as Cart;

test("R2.11 a cart whose lines stand as they were seen can be booked", () => {
  expect(bookingProblems(cartWith({}, { publishDateMode: "On", publishOn: "2026-12-24" }), false, lead)).toEqual([]);
});

test("R4.8 changed conditions are accepted first, and what is gone is removed", () => {
  expect(bookingProblems(cartWith({ changed: true }), false, lead)).toEqual([acceptChanged]);
  expect(bookingProblems(cartWith({ available: false, changed: true }), false, lead)).toEqual([removeUnavailable]);
});

test("R4.7 a day that has passed, or is still being chosen, keeps the cart from being booked", () => {
  expect(bookingProblems(cartWith({ publishDateMode: "Before", publishOn: "2026-11-20" }), false, lead)).toEqual([
    setDates,
  ]);
  expect(bookingProblems(cartWith({}), true, lead)).toEqual([setDates]);
});

test("R4.7 a day that the publisher may not be able to keep any more keeps it from being booked too", () => {
  const on = (publishOn: string) => bookingProblems(cartWith({ publishDateMode: "On", publishOn }), false, lead);
  expect([on("2026-11-26"), on("2026-11-27")]).toEqual([[setDates], []]);
});
