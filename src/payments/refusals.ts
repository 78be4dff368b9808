import type { RefusalList } from "#platform/contract/refusals.ts";

export const paymentRefusals = {
  amount_differs: { status: 409, means: "Another amount arrived than was announced." },
  auto_top_up_off: { status: 409, means: "Automatic top-ups are off." },
  forged_event: { status: 400, means: "The provider's report has a wrong signature." },
  identity_missing: { status: 409, means: "The organization's identity is not verified." },
  insufficient_earnings: { status: 409, means: "The earnings are lower; `withdrawableCents` can be withdrawn." },
  no_bank_account: { status: 409, means: "The installation takes no bank transfers." },
  no_identity_provider: { status: 409, means: "The installation has no provider that verifies persons." },
  no_payment_provider: { status: 503, means: "The installation has no payment provider." },
  no_payouts: { status: 409, means: "The installation pays by bank transfer only." },
  no_transfer: { status: 409, means: "The top-up is no bank transfer." },
  not_recallable: { status: 409, means: "Nothing of the withdrawal is left at the provider." },
  not_refundable: { status: 409, means: "The payment can't be refunded in this amount." },
  payee_differs: {
    status: 409,
    means: "The account's holder is not who was verified; say why it is paid all the same.",
  },
  payee_missing: { status: 409, means: "The organization has not said where it wants to be paid." },
  payouts_held: { status: 409, means: "Payouts wait until `heldUntil`, since owner or payee changed." },
  payouts_stopped: { status: 409, means: "The operators paused payouts." },
  refund_decided: { status: 409, means: "The provider has decided the refund." },
  related_organizations: { status: 409, means: "The two organizations belong together." },
  too_many_codes: { status: 429, means: "The caller tried too many voucher codes." },
  top_up_limit: { status: 409, means: "The organization topped up as much as a day allows." },
  transfer_decided: { status: 409, means: "The bank transfer was decided before." },
  withdrawal_move: { status: 409, means: "The withdrawal stands elsewhere: the move does not begin at its status." },
} as const satisfies RefusalList;
