import { catalogue } from "#platform/words/catalogue.ts";

export const postingKindNames = catalogue("wallet.postings", {
  hold: "Booked",
  release: "Released",
  change_hold: "Price changed",
  settle: "Completed",
  set_aside: "Set aside for a withdrawal",
  put_back: "Withdrawal put back",
  payout: "Payout",
  payout_return: "Payout returned by the bank",
  take_back: "Refunded after completion",
  pay_owed: "Owed refund paid",
  top_up: "Top-up",
  adjust: "Adjusted by the operator",
  redeem_voucher: "Voucher",
  end_voucher: "Voucher ended",
  accrue_commission: "Commission earned",
  take_back_commission: "Commission taken back",
  pay_commission: "Commission",
  charge_back: "Payment taken back",
  pay_chargeback: "Owed payment paid",
  restore_charge: "Payment returned",
} as const);
export type PostingKind = keyof typeof postingKindNames;
