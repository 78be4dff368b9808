import type { Period } from "#media/calendar/calendar.ts";
import { messages } from "#platform/contract/messages.ts";
import { day } from "#platform/contract/wire.ts";
import { dayInWords, dayOf, hourMilliseconds, nearDayInWords, plusDays } from "./days.ts";
import { firstOpenDay, isClosedOn } from "./slots.ts";

/** Publish-date modes (R4.7). "After" without a date means as soon as accepted. */
export const publishDateModes = ["On", "After", "Before"] as const;
export type PublishDateMode = (typeof publishDateModes)[number];

/** When to publish; the day is `YYYY-MM-DD`, in UTC. */
export type PublishDate = { publishDateMode: PublishDateMode; publishOn: string | null };

/** What lies between now and a publication: the publisher's time to answer, to write and to publish, in hours, and the days without a slot. */
export type LeadTime = {
  now: Date;
  /** No day later than so many from now. */
  daysAhead: number;
  answerHours: number;
  writingHours: number;
  turnaroundHours: number;
  /** Days on which the outlet has no free slot, in the order of their beginnings. */
  closed: readonly Period[];
};

/** What is the same for all that is booked now. */
export type LeadClock = Pick<LeadTime, "now" | "answerHours" | "daysAhead">;

/** What is to be done for a publication, and when the outlet has no slot for it. */
export type Work = Pick<LeadTime, "turnaroundHours" | "closed"> & { isWritten: boolean };

/** A publisher who writes has a turnaround for the text and another one to publish it. */
export const leadTime = (clock: LeadClock, { isWritten, turnaroundHours, closed }: Work): LeadTime => ({
  ...clock,
  writingHours: isWritten ? turnaroundHours : 0,
  turnaroundHours,
  closed,
});

/** One date for several: the slowest takes the longest, and each has its days without a slot. */
export function leadOfAll(clock: LeadClock, works: Work[]): LeadTime {
  const leads = works.map((work) => leadTime(clock, work));
  const slowest = leads.reduce(
    (one, other) => (readyDay(other) > readyDay(one) ? other : one),
    leadTime(clock, { turnaroundHours: 0, isWritten: false, closed: [] }),
  );
  const closed = works.flatMap((work) => work.closed).sort((one, other) => (one.from < other.from ? -1 : 1));
  return { ...slowest, closed };
}

/** Two sides may agree on any day to come that is near enough. */
export const noLeadTime = (now: Date, daysAhead: number): LeadTime => ({
  now,
  daysAhead,
  answerHours: 0,
  writingHours: 0,
  turnaroundHours: 0,
  closed: [],
});

/** The day that a publisher who takes all the time there is can keep, if the outlet has a slot. */
const readyDay = ({ now, answerHours, writingHours, turnaroundHours }: LeadTime): string =>
  dayOf(new Date(now.getTime() + (answerHours + writingHours + turnaroundHours) * hourMilliseconds));

/** The first day from then on on which the outlet has a slot. */
const earliestDay = (lead: LeadTime): string => firstOpenDay(lead.closed, readyDay(lead));

/** `Next slot: Dec 3`; undefined where the outlet has one on any day. */
export const nextSlotInWords = (lead: LeadTime): string | undefined =>
  lead.closed.length === 0 ? undefined : `Next slot: ${nearDayInWords(earliestDay(lead))}`;

/** `Earliest Nov 28: 3 days to answer, 3 to publish.`; undefined where any day to come will do. */
export function earliestInWords(mode: PublishDateMode, lead: LeadTime): string | undefined {
  const steps = [
    { hours: lead.answerHours, to: "answer" },
    { hours: lead.writingHours, to: "write" },
    { hours: lead.turnaroundHours, to: "publish" },
  ].filter(({ hours }) => hours > 0);
  const earliest = earliestDay(lead);
  const isSlotLater = earliest > readyDay(lead);
  if (mode === "After" || (steps.length === 0 && !isSlotLater)) return undefined;
  const spans = steps.map(({ hours, to }) => ({ ...spanOf(hours), to }));
  const words = spans.map((span, index) => {
    const isSameUnit = span.unit === spans[index - 1]?.unit;
    return `${isSameUnit ? span.count : inWords(span)} to ${span.to}`;
  });
  const parts = isSlotLater ? [...words, "then the next slot"] : words;
  return `Earliest ${nearDayInWords(earliest)}: ${parts.join(", ")}.`;
}

type Span = { count: number; unit: "day" | "hour" };

const spanOf = (hours: number): Span =>
  hours % 24 === 0 ? { count: hours / 24, unit: "day" } : { count: hours, unit: "hour" };

const inWords = ({ count, unit }: Span): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** The first day that can be chosen: nothing keeps a publisher from being quicker than "on or after". */
export const firstDay = (mode: PublishDateMode, lead: LeadTime): string =>
  mode === "After" ? dayOf(lead.now) : earliestDay(lead);

/** The last day that can be chosen. */
export const lastDay = ({ now, daysAhead }: Pick<LeadTime, "now" | "daysAhead">): string =>
  plusDays(dayOf(now), daysAhead);

/** Whatever an operator decides, no publication is agreed on further ahead: five years. */
const daysAheadMax = 1_825;

/** A publish date as it is taken in. Which day is possible, the order says; one that nobody lives to see is no input. */
export const publishDay = () =>
  day().refine((value) => value <= lastDay({ now: new Date(), daysAhead: daysAheadMax }), messages.wrongDate);

/** The problem of a mode and its day, if any: a day that is over, that the publisher may not be able to keep, or without a slot. */
export function publishDateProblem(
  { publishDateMode: mode, publishOn }: PublishDate,
  lead: LeadTime,
): string | undefined {
  if (publishOn === null) return mode === "After" ? undefined : messages.choose;
  if (!day().safeParse(publishOn).success) return messages.date;
  if (publishOn < dayOf(lead.now)) return messages.wrongDate;
  if (publishOn > lastDay(lead)) return `Choose a day up to ${dayInWords(lastDay(lead))}.`;
  if (publishOn < firstDay(mode, lead)) return earliestInWords(mode, lead) ?? messages.wrongDate;
  return mode === "On" && isClosedOn(lead.closed, publishOn) ? noSlotInWords(publishOn, lead) : undefined;
}

/** The problem of a date that two sides agree on, if the outlet has no slot for it; on or after a day it always has one. */
export function slotProblem(
  { publishDateMode: mode, publishOn }: PublishDate,
  { now, closed }: Pick<LeadTime, "now" | "closed">,
): string | undefined {
  if (publishOn === null || mode === "After") return undefined;
  const isFull = mode === "On" ? isClosedOn(closed, publishOn) : firstOpenDay(closed, dayOf(now)) > publishOn;
  return isFull ? noSlotInWords(publishOn, { closed }) : undefined;
}

/** `No slot on Dec 24. The next one is on Jan 4.` */
const noSlotInWords = (publishOn: string, { closed }: Pick<LeadTime, "closed">): string =>
  `No slot on ${nearDayInWords(publishOn)}. The next one is on ${nearDayInWords(firstOpenDay(closed, publishOn))}.`;

/** True once nobody can keep the date any more. */
export const isDateOver = ({ publishDateMode, publishOn }: PublishDate, now: Date): boolean =>
  publishDateMode !== "After" && publishOn !== null && publishOn < dayOf(now);

/** `On or after Nov 28, 2026` */
export function publishDateInWords({ publishDateMode, publishOn }: PublishDate): string {
  if (publishOn === null) return "As soon as accepted";
  const words = { On: "On", After: "On or after", Before: "On or before" }[publishDateMode];
  return `${words} ${dayInWords(publishOn)}`;
}
