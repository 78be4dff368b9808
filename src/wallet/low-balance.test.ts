import { expect, test } from "vitest";
import { lowBalance, missingCents } from "./low-balance.ts";

test("R8.1 what is said where the balance is low, word for word", () => {
  expect(lowBalance.newConditions).toBe(
    "Your balance is low for this booking with the new conditions. Top up additional funds…",
  );
  expect(lowBalance.swap).toBe("Your balance is low for this media swap. Top up additional funds…");
});

test("R4.8 R4.9 only what neither the balance nor the held money covers is missing", () => {
  const order = { totalCents: 15_000, heldCents: 10_000 };
  expect([0, 4_999, 5_000, 9_000].map((availableCents) => missingCents({ ...order, availableCents }))).toEqual([
    5_000, 1, 0, 0,
  ]);
  expect(missingCents({ totalCents: 5_000, heldCents: 10_000, availableCents: 0 })).toBe(0);
});
