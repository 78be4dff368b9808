import { catalogue } from "#platform/words/catalogue.ts";

/** The outcome of a try to redeem a code. */
export const redemptionOutcomes = ["redeemed", "unknown", "ended", "usedUp", "redeemedBefore", "tooNew"] as const;
export type RedemptionOutcome = (typeof redemptionOutcomes)[number];

/** The words for a person, with their next step. */
export const outcomeWords: Record<RedemptionOutcome, string> = catalogue("payments.vouchers.outcomes", {
  redeemed: "The voucher is in your balance.",
  unknown: "There is no voucher with this code. Check it, letter by letter.",
  ended: "This voucher has ended.",
  usedUp: "This voucher is used up.",
  redeemedBefore: "Your organization, or one that shares people or a tax id with it, redeemed this voucher before.",
  tooNew: "Your account is too new for vouchers. Top up once, then enter the code again.",
});

/** Codes are compared as they are printed: in capitals, without spaces and hyphens. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, "");

/** So many wrong codes in an hour, of a person or of an organization; then both wait. */
export const wrongCodesMax = 8;
