import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("activity", {
  title: "Activity",
  of: (organization: string) => `Activity of ${organization}`,
  lead: "Your orders and offers of the last 90 days.",
  none: "No activity in the last 90 days",
  noneText: "When an advertiser sends an order or makes an offer, it appears here.",
  order: (number: string) => `Order ${number}`,
  offer: "Offer",
  lost: "The publication has changed",
  made: "Offer made",
  organizations: "Organizations",
});
