import { formatCents } from "#platform/money/money.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";

const dayNames = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });

export const texts = catalogue("moneyFlow", {
  title: "Money in and out",
  in: "In",
  out: "Out",
  span: "30 days",
  day: (day: string) => dayNames.format(new Date(day)),
  ofDay: (day: string, inCents: number, outCents: number) =>
    `${dayNames.format(new Date(day))}: ${formatCents(inCents)} in, ${formatCents(outCents)} out`,
});
