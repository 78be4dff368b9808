import { catalogue, locale } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

const spanOf = (hours: number): string => {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${figure.format(hours)} h` : `${figure.format(hours / 24)} days`;
};

export const texts = catalogue("performance", {
  earnings: "Earnings by month",
  answers: "Time to answer",
  answersLead: (median: string, inTime: string, of: string) =>
    `Half of your answers came within ${median}. You answered ${inTime} of ${of} in time.`,
  none: "No earnings in the last 12 months. They appear here when an order is completed.",
  noAnswers: "No orders to answer in the last 12 months.",
  noneAnswered: (of: string) => `None of ${of} were answered in time.`,
  orders: (count: number) => counted(count, "order"),
  month: (month: string) =>
    new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
  span: spanOf,
  share: (part: number, whole: number) => share.format(part / whole),
  answered: (span: string | undefined, inTime: string) => (span ? `${span}, ${inTime} in time` : `${inTime} in time`),
});
