import { catalogue } from "#platform/words/catalogue.ts";

export const durationTexts = catalogue("duration", {
  hours: "hours",
  days: "days",
  unitOf: (label: string) => `${label}: unit`,
});
