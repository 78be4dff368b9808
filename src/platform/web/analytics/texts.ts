import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("analytics", {
  label: "Analytics",
  question: "May we count which screens you visit, to improve them? Nothing is recorded unless you accept.",
  accept: "Accept",
  decline: "Decline",
});
