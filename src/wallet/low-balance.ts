import { catalogue } from "#platform/words/catalogue.ts";

export type Purpose = "booking" | "newConditions" | "swap";

/** Exact texts (R8.1); the missing amount and a link to top up stand beside them. */
export const lowBalance: Record<Purpose, string> = catalogue("wallet.lowBalance", {
  booking: "Your balance is low for this booking. Top up additional funds to continue.",
  newConditions: "Your balance is low for this booking with the new conditions. Top up additional funds…",
  swap: "Your balance is low for this media swap. Top up additional funds…",
});

/** Cents missing for a hold of `totalCents`, of which `heldCents` is held; 0 when covered. */
export function missingCents(needed: { totalCents: number; heldCents: number; availableCents: number }): number {
  return Math.max(0, needed.totalCents - needed.heldCents - needed.availableCents);
}
