import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("cases", {
  label: "Cases",
  place: (place: number, total: string) => `Case ${place} of ${total}`,
  left: (total: string) => (total === "0" ? "No case left" : `${total} left`),
  previous: "Previous case",
  next: "Next case",
  decision: "Decision",
  outcome: "Outcome",
});
