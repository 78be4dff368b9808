import { catalogue } from "#platform/words/catalogue.ts";
import { type LimitedDeed, limitedDeedNames, limitedDeeds } from "#settings/limited-deeds.ts";
import type { DeedState } from "../deed.ts";

export const texts = catalogue("deeds", {
  title: "Confirmations",
  deeds: Object.fromEntries(limitedDeedNames.map((name) => [name, limitedDeeds[name].name])) as Record<
    LimitedDeed,
    string
  >,
  show: "Show",
  noneText: "Amounts above one operator's limit wait here for a second operator. Set the limits under Settings.",
  states: { waiting: "Waiting", confirmed: "Confirmed", declined: "Declined" } satisfies Record<DeedState, string>,
  none: {
    waiting: "Nothing to confirm",
    confirmed: "Nothing confirmed yet",
    declined: "Nothing declined yet",
  } satisfies Record<DeedState, string>,
  waits: "This is above your limit. Another operator now has to confirm it under Confirmations.",
  of: (deed: string, amount: string, organizations: string[]) => [deed, amount, ...organizations].join(" · "),
  by: (proposed: string, decided: string | null) => (decided ? `${proposed}, then ${decided}` : proposed),
});
