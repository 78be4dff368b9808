import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("calendar", {
  title: "Capacity and holidays",
  text: "Advertisers see your next slot and can't choose a day before it, or one on a holiday. Days are in UTC.",
  weeklyPublications: "Publications per week",
  weeklyHint: "Leave it empty for any number. Open orders count in the week in which they are due.",
  holidays: "Holidays",
  from: "First day",
  until: "Last day",
  fromNumber: (number: number) => `First day of holiday ${number}`,
  untilNumber: (number: number) => `Last day of holiday ${number}`,
  add: "Add holiday",
  remove: (number: number) => `Remove holiday ${number}`,
  save: "Update calendar",
  saved: "The calendar is updated.",
});
