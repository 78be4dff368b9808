/** Why money moves: each kind of posting, as a statement calls it. */
export const postingKindNames = {
  hold: "Booked",
  release: "Released",
  change_hold: "Price changed",
  settle: "Completed",
  take_back: "Refunded after completion",
  pay_owed: "Owed refund paid",
  top_up: "Top-up",
  adjust: "Adjusted by the operator",
} as const;
export type PostingKind = keyof typeof postingKindNames;
