import { catalogue } from "#platform/words/catalogue.ts";
import type { ClaimStatus } from "../claim.ts";

export const texts = catalogue("claims", {
  title: "Claims",
  of: (number: string) => `Claim of order ${number}`,
  notThere: "This claim isn't here",
  notThereText: "The link is incomplete.",
  lost: "Lost from the publication",
  outlook: "Next step",
  otherwise: (when: string) => `If the publication isn't restored by ${when}, the refund runs by itself.`,
  back: (client: string) => `${client} gets back`,
  noDecision: "A claim needs no decision. If a side disputes it, it comes to you under Disputes.",
  show: "Claims to show",
  states: { open: "Open", closed: "Closed" },
  none: { open: "No open claims", closed: "No claim was closed yet" },
  noneText:
    "A claim opens when two checks, an hour apart, find that a publication lost something its guarantee covers.",
  statuses: {
    open: "Open",
    restored: "Restored",
    refunded: "Refunded",
    waived: "Dropped by the advertiser",
    disputed: "Decided as a dispute",
  } satisfies Record<ClaimStatus, string>,
  opened: (when: string) => `Opened ${when}`,
  due: (when: string) => `The publisher has until ${when} to restore it`,
  closed: (status: string, when: string) => `${status}, ${when}`,
});
