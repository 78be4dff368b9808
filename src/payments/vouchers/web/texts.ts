import { catalogue, locale } from "#platform/words/catalogue.ts";

export const texts = catalogue("vouchers", {
  title: "Vouchers",
  lead: "A voucher adds an amount to the balance of each organization that redeems it, once. It is spent before other money. Unspent money goes back when it ends.",
  add: "New voucher",
  none: "No vouchers yet",
  noneText: "Create one and share its code.",
  code: "Code",
  codeHint: "6 to 24 letters and digits. A long one can't be guessed.",
  amount: "Amount",
  endsOn: "Valid until",
  endsOnHint: "The end of this day, UTC",
  exportRedemptions: "Export redemptions",
  redemptionsMax: "Maximum number of organizations",
  summary: (amount: string, until: string) => `${amount} until ${until}`,
  used: (count: number, most: number) =>
    `Redeemed by ${count.toLocaleString(locale)} of ${most.toLocaleString(locale)}`,
  ended: "Ended",
  closeText: "It can't be redeemed anymore. Organizations keep what they have until its end date.",
  redeem: "Redeem a voucher",
  redeemText: "The amount goes to your balance. It is spent first and can't be withdrawn.",
  redeemSubmit: "Redeem",
  redeemed: (amount: string, until: string) => `${amount} added. Spend it by ${until}.`,
  own: (code: string, amount: string, until: string) => `${code}: ${amount} until ${until}`,
  ownEnded: (code: string, amount: string, unspent: string) => `${code}: ${amount}, of which ${unspent} went back`,
});
