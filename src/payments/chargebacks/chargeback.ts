/**
 * What became of a payment that was refunded or disputed. `asked`: an operator gives it back, and the provider has not said that it did.
 * `open`: the payer's bank has the money and decides. `final`: the payer has it. `undone`: it came back.
 */
export const chargebackStatuses = ["asked", "open", "final", "undone"] as const;
export type ChargebackStatus = (typeof chargebackStatuses)[number];

/** Given back by the operator or the provider; or taken back by the payer's bank. */
export const chargebackKinds = ["refund", "dispute"] as const;
export type ChargebackKind = (typeof chargebackKinds)[number];

/** How a chargeback begins that a provider tells of: a refund is final at once, though it may not reach the payer. */
export const firstStatus: Record<ChargebackKind, ChargebackStatus> = { refund: "final", dispute: "open" };

/** The allowed moves; anything else changes nothing. */
const moves: Record<ChargebackKind, Record<ChargebackStatus, readonly ChargebackStatus[]>> = {
  refund: { asked: ["final", "undone"], open: [], final: ["undone"], undone: [] },
  dispute: { asked: [], open: ["final", "undone"], final: [], undone: [] },
};

export const canChargebackMove = (kind: ChargebackKind, from: ChargebackStatus, to: ChargebackStatus): boolean =>
  moves[kind][from].includes(to);

/** What happens to a top-up after its payment. */
export const chargebackHappenings = ["refund", "chargeBack", "restore", "loseDispute", "refuseRefund"] as const;
export type ChargebackHappening = (typeof chargebackHappenings)[number];

/** What the wallet shows when money of a payment goes back to its payer, and when it returns. */
export const descriptions: Record<ChargebackKind, { out: string; back: string }> = {
  refund: { out: "Top-up, refunded to the payer", back: "Top-up, a refund that did not arrive" },
  dispute: { out: "Top-up, charged back by the payer's bank", back: "Top-up, a chargeback that was withdrawn" },
};
