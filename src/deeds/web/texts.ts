import { catalogue } from "#platform/web/catalogue.ts";
import type { DeedState } from "../deed.ts";

export const texts = catalogue("deeds", {
  title: "Confirmations",
  show: "Show",
  noneText: "What goes beyond one operator's limits comes here. You set the limits under Settings.",
  states: { waiting: "Waiting", confirmed: "Confirmed", declined: "Declined" } satisfies Record<DeedState, string>,
  none: {
    waiting: "Nothing waits for a second operator",
    confirmed: "Nothing was confirmed yet",
    declined: "Nothing was declined yet",
  } satisfies Record<DeedState, string>,
  waits: "This goes beyond your limits. It waits for another operator now, under Confirmations.",
  of: (deed: string, amount: string, organizations: string[]) => [deed, amount, ...organizations].join(" · "),
  by: (proposed: string, decided: string | null) => (decided ? `${proposed}, then ${decided}` : proposed),
  confirm: "Confirm",
  confirmNamed: (what: string) => `Confirm: ${what}`,
  confirmed: "Confirmed and done.",
  decline: "Decline",
  declineNamed: (what: string) => `Decline: ${what}`,
  withdraw: "Take back",
  withdrawNamed: (what: string) => `Take back: ${what}`,
  declined: "It is not done.",
});
