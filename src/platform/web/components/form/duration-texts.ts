import { catalogue } from "../../catalogue.ts";

export const durationTexts = catalogue("duration", {
  hours: "hours",
  days: "days",
  unitOf: (label: string) => `${label}: unit`,
});
