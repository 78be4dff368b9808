import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { nearDayInWords } from "#platform/words/day-words.ts";

export const texts = catalogue("moneyFlow", {
  title: "Money in and out",
  in: "In",
  out: "Out",
  span: "30 days",
  day: nearDayInWords,
  ofDay: (day: string, inCents: number, outCents: number) =>
    `${nearDayInWords(day)}: ${formatCents(inCents)} in, ${formatCents(outCents)} out`,
});
