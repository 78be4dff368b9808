import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("vouchers", {
  title: "Vouchers",
  lead: "A voucher adds an amount to the balance of each organization that redeems it, once. It is spent before other money, and what is left at its end goes back.",
  add: "New voucher",
  none: "No vouchers yet",
  noneText: "Make one, and give its code away.",
  code: "Code",
  codeHint: "6 to 24 letters and digits. A long one can't be guessed.",
  amount: "Amount",
  endsOn: "Valid until",
  endsOnHint: "The end of this day, UTC",
  redemptionsMax: "Organizations at most",
  summary: (amount: string, until: string) => `${amount} until ${until}`,
  used: (count: number, most: number) =>
    `Redeemed by ${count.toLocaleString("en-US")} of ${most.toLocaleString("en-US")}`,
  ended: "Ended",
  closeText:
    "Nobody redeems it any more. What organizations have of it stays theirs until the end that they were told.",
  redeem: "Redeem a voucher",
  redeemText: "Its amount goes to the balance. It is spent first, and can't be withdrawn.",
  redeemSubmit: "Redeem",
  redeemed: (amount: string, until: string) => `${amount} added. Spend it by ${until}.`,
  own: (code: string, amount: string, until: string) => `${code}: ${amount} until ${until}`,
  ownEnded: (code: string, amount: string, unspent: string) => `${code}: ${amount}, of which ${unspent} went back`,
});
