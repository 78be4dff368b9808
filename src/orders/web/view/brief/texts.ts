import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("briefs", {
  title: "Brief",
  earlier: "Earlier briefs",
  accepted: (when: string) => `The publisher accepted this brief ${when}.`,
  changedSince: (when: string) => `Changed since the publisher accepted it ${when}.`,
  sent: (by: string, when: string) => (by ? `Sent by ${by}, ${when}` : `Sent ${when}`),
  acceptedOne: (when: string) => `Accepted ${when}`,
  compare: "Compare",
  compareWith: (when: string) => `Compare with the brief of ${when}`,
  compareTitle: "Changes since this brief",
});
