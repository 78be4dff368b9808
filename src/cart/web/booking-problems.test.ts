import { expect, test } from "vitest";
import type { Cart, CartLine } from "../contract.ts";
import { bookingProblems } from "./booking-problems.ts";
import { texts } from "./texts.ts";

const today = "2026-11-21";
const { removeUnavailable, acceptChanged, setDates } = texts.summary;

const cartWith = (...lines: Partial<CartLine>[]) =>
  ({
    lines: lines.map((line) => ({
      available: true,
      changed: false,
      publishDateMode: "After",
      publishOn: null,
      ...line,
    })),
  }) as Cart;

test("R2.11 a cart whose lines stand as they were seen can be booked", () => {
  expect(bookingProblems(cartWith({}, { publishDateMode: "On", publishOn: "2026-12-24" }), false, today)).toEqual([]);
});

test("R4.8 changed conditions are accepted first, and what is gone is removed", () => {
  expect(bookingProblems(cartWith({ changed: true }), false, today)).toEqual([acceptChanged]);
  expect(bookingProblems(cartWith({ available: false, changed: true }), false, today)).toEqual([removeUnavailable]);
});

test("R4.7 a day that has passed, or is still being chosen, keeps the cart from being booked", () => {
  expect(bookingProblems(cartWith({ publishDateMode: "Before", publishOn: "2026-11-20" }), false, today)).toEqual([
    setDates,
  ]);
  expect(bookingProblems(cartWith({}), true, today)).toEqual([setDates]);
});
