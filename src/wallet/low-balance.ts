/** What money is to be held for, where the balance may not reach. */
export type Purpose = "booking" | "newConditions" | "swap";

/** What is said, word for word, where it does not (R8.1); the missing amount and the way to a top-up stand beside it. */
export const lowBalance: Record<Purpose, string> = {
  booking: "Your balance is low for this booking. Top up additional funds to continue.",
  newConditions: "Your balance is low for this booking with the new conditions. Top up additional funds…",
  swap: "Your balance is low for this media swap. Top up additional funds…",
};

/** What the balance lacks for holding so much, where so much of it is held already; in cents, 0 when it lacks nothing. */
export function missingCents(needed: { totalCents: number; heldCents: number; availableCents: number }): number {
  return Math.max(0, needed.totalCents - needed.heldCents - needed.availableCents);
}
