import { type LeadClock, leadTime, publishDateProblem } from "#orders/dates/publish-date.ts";
import type { Cart } from "../contract.ts";
import { workOf } from "../work.ts";
import { texts } from "./texts.ts";

const summaryWords = texts.summary;

/** Steps before the cart can be booked; empty when it can. The server decides again. */
export function bookingProblems({ lines }: Cart, isDateMissing: boolean, clock: LeadClock): string[] {
  const isDatePast = lines.some((line) => publishDateProblem(line, leadTime(clock, workOf(line))) !== undefined);
  return [
    ...(lines.some(({ available }) => !available) ? [summaryWords.removeUnavailable] : []),
    ...(lines.some(({ available, changed }) => available && changed) ? [summaryWords.acceptChanged] : []),
    ...(isDateMissing || isDatePast ? [summaryWords.setDates] : []),
  ];
}
