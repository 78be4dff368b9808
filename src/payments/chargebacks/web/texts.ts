import { catalogue } from "#platform/words/catalogue.ts";
import type { ChargebackKind, ChargebackStatus } from "../chargeback.ts";

type Words = Record<ChargebackStatus, string>;

export const texts = catalogue("chargebacks", {
  kinds: { refund: "Refunded", dispute: "Charged back" } satisfies Record<ChargebackKind, string>,
  what: {
    refund: {
      asked: "It left the balance and is on its way to the payer.",
      open: "It is on its way to the payer.",
      final: "It went back the way it came.",
      undone: "It didn't arrive and is back in your balance.",
    },
    dispute: {
      asked: "The payer's bank was asked.",
      open: "The payer's bank has the money and decides.",
      final: "The bank decided for the payer.",
      undone: "The bank decided against the payer. The money is back in your balance.",
    },
  } satisfies Record<ChargebackKind, Words>,
  why: (reason: string) => `Reason: ${reason}`,
  owed: (amount: string) => `${amount} is still owed. The next top-up pays it first; until then you can't book.`,
});
