import { catalogue } from "#platform/web/catalogue.ts";
import type { ClaimStatus } from "../claim.ts";

export const texts = catalogue("claims", {
  title: "Claims",
  show: "Claims to show",
  states: { open: "Open", closed: "Closed" },
  none: { open: "No open claims", closed: "No claim was closed yet" },
  noneText:
    "When a publication loses what was booked, seen twice within its guarantee, a claim opens by itself and appears here.",
  statuses: {
    open: "Open",
    restored: "Restored",
    refunded: "The money goes back",
    waived: "Dropped by the advertiser",
    disputed: "Decided as a dispute",
  } satisfies Record<ClaimStatus, string>,
  opened: (when: string) => `Opened ${when}`,
  due: (when: string) => `The publisher has until ${when}`,
  closed: (status: string, when: string) => `${status}, ${when}`,
});
