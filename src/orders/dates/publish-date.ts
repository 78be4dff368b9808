import type { Period } from "#media/calendar/calendar.ts";
import { dayOf, hourMilliseconds, isDay, plusDays } from "#platform/contract/day.ts";
import { messages } from "#platform/contract/messages.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords, nearDayInWords } from "#platform/words/day-words.ts";
import { counted } from "#platform/words/number-words.ts";
import { firstOpenDay, isClosedOn } from "./slots.ts";

const texts = catalogue("orders.dates.publishDate", {
  nextSlot: (lead: string) => `Next slot: ${lead}`,
  to: (least: string | number, most: string | number) => `${least} to ${most}`,
  earliest: (earliest: string, value: string) => `Earliest ${earliest}: ${value}.`,
  latest: (lead: string) => `Choose a day up to ${lead}.`,
  noSlot: (publishOn: string, publishOn2: string) => `No slot on ${publishOn}. The next one is on ${publishOn2}.`,
  whenAccepted: "As soon as accepted",
  after: "On or after",
  before: "On or before",
});

/** Publish-date modes (R4.7). "After" without a date means as soon as accepted. */
export const publishDateModes = ["On", "After", "Before"] as const;
export type PublishDateMode = (typeof publishDateModes)[number];

/** `publishOn` is `YYYY-MM-DD`, in UTC. */
export type PublishDate = { publishDateMode: PublishDateMode; publishOn: string | null };

export const asSoonAsPossible: PublishDate = { publishDateMode: "After", publishOn: null };

export type LeadTime = {
  now: Date;
  /** Latest day, counted from now. */
  daysAhead: number;
  answerHours: number;
  writingHours: number;
  turnaroundHours: number;
  /** Days without a free slot, by their start. */
  closed: readonly Period[];
};

export type LeadClock = Pick<LeadTime, "now" | "answerHours" | "daysAhead">;

export type Work = Pick<LeadTime, "turnaroundHours" | "closed"> & { isWritten: boolean };

/** A publisher who also writes gets the turnaround twice: for the text, then to publish it. */
export const leadTime = (clock: LeadClock, { isWritten, turnaroundHours, closed }: Work): LeadTime => ({
  ...clock,
  writingHours: isWritten ? turnaroundHours : 0,
  turnaroundHours,
  closed,
});

/** One date for several: takes the slowest, and each one's days without a slot. */
export function leadOfAll(clock: LeadClock, works: Work[]): LeadTime {
  const leads = works.map((work) => leadTime(clock, work));
  const slowest = leads.reduce(
    (one, other) => (readyDay(other) > readyDay(one) ? other : one),
    leadTime(clock, { turnaroundHours: 0, isWritten: false, closed: [] }),
  );
  const closed = works.flatMap((work) => work.closed).sort((one, other) => (one.from < other.from ? -1 : 1));
  return { ...slowest, closed };
}

export const noLeadTime = (now: Date, daysAhead: number): LeadTime => ({
  now,
  daysAhead,
  answerHours: 0,
  writingHours: 0,
  turnaroundHours: 0,
  closed: [],
});

/** First day that a publisher who uses all the time can keep, slots aside. */
const readyDay = ({ now, answerHours, writingHours, turnaroundHours }: LeadTime): string =>
  dayOf(new Date(now.getTime() + (answerHours + writingHours + turnaroundHours) * hourMilliseconds));

const earliestDay = (lead: LeadTime): string => firstOpenDay(lead.closed, readyDay(lead));

/** `Next slot: Dec 3`; undefined without closed days. */
export const nextSlotInWords = (lead: LeadTime): string | undefined =>
  lead.closed.length === 0 ? undefined : texts.nextSlot(nearDayInWords(earliestDay(lead)));

/** `Earliest Nov 28: 3 days to answer, 3 to publish.`; undefined where any coming day will do. */
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
    return texts.to(isSameUnit ? span.count : counted(span.count, span.unit), span.to);
  });
  const parts = isSlotLater ? [...words, "then the next slot"] : words;
  return texts.earliest(nearDayInWords(earliest), parts.join(", "));
}

type Span = { count: number; unit: "day" | "hour" };

const spanOf = (hours: number): Span =>
  hours % 24 === 0 ? { count: hours / 24, unit: "day" } : { count: hours, unit: "hour" };

/** "On or after" takes any day: a publisher may be quicker than the lead time. */
export const firstDay = (mode: PublishDateMode, lead: LeadTime): string =>
  mode === "After" ? dayOf(lead.now) : earliestDay(lead);

export const lastDay = ({ now, daysAhead }: Pick<LeadTime, "now" | "daysAhead">): string =>
  plusDays(dayOf(now), daysAhead);

/** Problem of a mode and its day, if any: past, too early, too late, or without a slot. */
export function publishDateProblem(
  { publishDateMode: mode, publishOn }: PublishDate,
  lead: LeadTime,
): string | undefined {
  if (publishOn === null) return mode === "After" ? undefined : messages.choose;
  if (!isDay(publishOn)) return messages.date;
  if (publishOn < dayOf(lead.now)) return messages.wrongDate;
  if (publishOn > lastDay(lead)) return texts.latest(dayInWords(lastDay(lead)));
  if (publishOn < firstDay(mode, lead)) return earliestInWords(mode, lead) ?? messages.wrongDate;
  return mode === "On" && isClosedOn(lead.closed, publishOn) ? noSlotInWords(publishOn, lead) : undefined;
}

/** Problem of an agreed date without a slot. "On or after" always has one. */
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
  texts.noSlot(nearDayInWords(publishOn), nearDayInWords(firstOpenDay(closed, publishOn)));

export const isDateOver = ({ publishDateMode, publishOn }: PublishDate, now: Date): boolean =>
  publishDateMode !== "After" && publishOn !== null && publishOn < dayOf(now);

/** `On or after Nov 28, 2026` */
export function publishDateInWords({ publishDateMode, publishOn }: PublishDate): string {
  if (publishOn === null) return texts.whenAccepted;
  const words = { On: "On", After: texts.after, Before: texts.before }[publishDateMode];
  return `${words} ${dayInWords(publishOn)}`;
}
