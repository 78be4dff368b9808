import { messages } from "#platform/contract/messages.ts";
import { day } from "#platform/contract/wire.ts";
import { dayInWords, dayOf, hourMilliseconds, nearDayInWords } from "./days.ts";

/** Publish-date modes (R4.7). "After" without a date means as soon as accepted. */
export const publishDateModes = ["On", "After", "Before"] as const;
export type PublishDateMode = (typeof publishDateModes)[number];

/** When to publish; the day is `YYYY-MM-DD`, in UTC. */
export type PublishDate = { publishDateMode: PublishDateMode; publishOn: string | null };

/** What lies between now and a publication: the publisher's time to answer and to publish, in hours. */
export type LeadTime = { now: Date; answerHours: number; turnaroundHours: number };

/** Two sides may agree on any day to come. */
export const noLeadTime = (now: Date): LeadTime => ({ now, answerHours: 0, turnaroundHours: 0 });

/** The first day that a publisher who takes all the time there is can keep. */
function earliestDay({ now, answerHours, turnaroundHours }: LeadTime): string {
  return dayOf(new Date(now.getTime() + (answerHours + turnaroundHours) * hourMilliseconds));
}

/** `Earliest Nov 28: 3 days to answer, 3 to publish.`; undefined where any day to come will do. */
export function earliestInWords(mode: PublishDateMode, lead: LeadTime): string | undefined {
  const { answerHours, turnaroundHours } = lead;
  if (mode === "After" || answerHours + turnaroundHours === 0) return undefined;
  const [answer, publish] = [spanOf(answerHours), spanOf(turnaroundHours)];
  const publishing = answer.unit === publish.unit ? `${publish.count}` : inWords(publish);
  return `Earliest ${nearDayInWords(earliestDay(lead))}: ${inWords(answer)} to answer, ${publishing} to publish.`;
}

type Span = { count: number; unit: "day" | "hour" };

const spanOf = (hours: number): Span =>
  hours % 24 === 0 ? { count: hours / 24, unit: "day" } : { count: hours, unit: "hour" };

const inWords = ({ count, unit }: Span): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The first day that can be chosen: nothing keeps a publisher from being quicker than "on or after". */
export const firstDay = (mode: PublishDateMode, lead: LeadTime): string =>
  mode === "After" ? dayOf(lead.now) : earliestDay(lead);

/** The problem of a mode and its day, if any: a day that is over, or one that the publisher may not be able to keep. */
export function publishDateProblem(
  { publishDateMode: mode, publishOn }: PublishDate,
  lead: LeadTime,
): string | undefined {
  if (publishOn === null) return mode === "After" ? undefined : messages.choose;
  if (!day().safeParse(publishOn).success) return messages.date;
  if (publishOn < dayOf(lead.now)) return messages.wrongDate;
  return publishOn < firstDay(mode, lead) ? (earliestInWords(mode, lead) ?? messages.wrongDate) : undefined;
}

/** True once nobody can keep the date any more. */
export const isDateOver = ({ publishDateMode, publishOn }: PublishDate, now: Date): boolean =>
  publishDateMode !== "After" && publishOn !== null && publishOn < dayOf(now);

/** `On or after Nov 28, 2026` */
export function publishDateInWords({ publishDateMode, publishOn }: PublishDate): string {
  if (publishOn === null) return "As soon as accepted";
  const words = { On: "On", After: "On or after", Before: "On or before" }[publishDateMode];
  return `${words} ${dayInWords(publishOn)}`;
}
