import { catalogue } from "#platform/words/catalogue.ts";
import type { AdjustableAccount, AdjustmentState } from "../adjustment.ts";

export const texts = catalogue("operator-adjustments", {
  title: "Adjustments",
  none: "No adjustments yet",
  about: "Posted at once. Amounts above your limit wait for a second operator.",
  account: "Balance",
  accounts: { available: "Available", earnings: "Earnings" } satisfies Record<AdjustableAccount, string>,
  direction: "Direction",
  add: "Add",
  take: "Take",
  amount: "Amount",
  reason: "Reason",
  reasonHint: "Shown in the organization's transactions",
  adjusted: "Balance adjusted.",
  states: { posted: "Posted", declined: "Declined" } satisfies Record<AdjustmentState, string>,
  of: (amount: string, account: string, organization: string) => `${amount} ${account.toLowerCase()}, ${organization}`,
  by: (proposed: string, decided: string | null) => (decided ? `${proposed}, then ${decided}` : proposed),
});
