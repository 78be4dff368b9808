import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("calendar", {
  title: "Capacity and holidays",
  text: "Advertisers see your next slot and can't choose a day before it, or one on a holiday. Days are in UTC.",
  weeklyPublications: "Publications per week",
  weeklyHint: "Leave empty for no limit. Open orders count in the week they are due.",
  holidays: "Holidays",
  from: "First day",
  until: "Last day",
  fromNumber: (number: number) => `First day of holiday ${number}`,
  untilNumber: (number: number) => `Last day of holiday ${number}`,
  add: "Add holiday",
  remove: (number: number) => `Remove holiday ${number}`,
  save: "Update calendar",
  saved: "Calendar updated.",
});
