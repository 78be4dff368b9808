import type { StateTone } from "#platform/contract/state-tone.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** Apart from the table of moves, so that a screen which only names a status loads no schemas (decision 0289). */
export const orderStatusNames = catalogue("orders.statuses", {
  booked: "Booked",
  briefing: "Brief to write",
  briefed: "Brief sent",
  writing: "In writing",
  written: "Text written",
  sent: "Sent",
  changes_requested: "Changes requested",
  accepted: "Accepted",
  published: "Published",
  checks_failed: "Checks failed",
  revision_requested: "Revision requested",
  completed: "Completed",
  canceled: "Canceled",
  rejected: "Rejected",
  expired: "Expired",
  disputed: "Disputed",
  claimed: "Claim open",
  contested: "Disputed after completion",
  refunded: "Refunded",
} as const);

export const orderTones: Record<keyof typeof orderStatusNames, StateTone> = {
  booked: "waiting",
  briefing: "waiting",
  briefed: "calm",
  writing: "calm",
  written: "good",
  sent: "calm",
  changes_requested: "waiting",
  accepted: "calm",
  published: "good",
  checks_failed: "waiting",
  revision_requested: "waiting",
  completed: "good",
  canceled: "quiet",
  rejected: "quiet",
  expired: "quiet",
  disputed: "bad",
  claimed: "bad",
  contested: "bad",
  refunded: "quiet",
};
