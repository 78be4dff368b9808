import { expect, test } from "vitest";
import {
  earliestInWords,
  isDateOver,
  type LeadTime,
  lastDay,
  leadOfAll,
  leadTime,
  nextSlotInWords,
  noLeadTime,
  type PublishDateMode,
  publishDateInWords,
  publishDateProblem,
} from "./publish-date.ts";
import { publishDay } from "./publish-day.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const daysAhead = 365;
const lead: LeadTime = { now, daysAhead, answerHours: 72, writingHours: 0, turnaroundHours: 72, closed: [] };
const problem = (publishDateMode: PublishDateMode, publishOn: string | null, within = lead) =>
  publishDateProblem({ publishDateMode, publishOn }, within);
const tooEarly = "Earliest Nov 28: 3 days to answer, 3 to publish.";

test("R4.7 On and Before need a day, After may go without; none may lie in the past", () => {
  expect(problem("After", null)).toBeUndefined();
  expect([problem("On", null), problem("Before", null)]).toEqual([
    "Make a choice to continue",
    "Make a choice to continue",
  ]);
  for (const mode of ["On", "After", "Before"] as const) expect(problem(mode, "2026-11-21")).toBe("Wrong date");
  expect(problem("On", "soon")).toBe("Check the date format");
});

test("R4.7 a day that the publisher may not be able to keep is refused, and the earliest is named", () => {
  expect([problem("On", "2026-11-27"), problem("Before", "2026-11-27")]).toEqual([tooEarly, tooEarly]);
  expect([problem("On", "2026-11-28"), problem("Before", "2026-11-28")]).toEqual([undefined, undefined]);
  expect(problem("After", "2026-11-22")).toBeUndefined();
});

test("R4.7 what two sides agree on may be any day to come", () => {
  expect(problem("On", "2026-11-22", noLeadTime(now, daysAhead))).toBeUndefined();
  expect(problem("On", "2026-11-21", noLeadTime(now, daysAhead))).toBe("Wrong date");
});

test("R4.7 no day lies further ahead than the operator lets it", () => {
  for (const mode of ["On", "After", "Before"] as const) {
    expect(problem(mode, "2027-11-22")).toBeUndefined();
    expect(problem(mode, "2027-11-23")).toBe("Choose a day up to Nov 22, 2027.");
  }
  expect(problem("After", "2026-12-23", { ...lead, daysAhead: 30 })).toBe("Choose a day up to Dec 22, 2026.");
});

test("R4.7 a day that nobody lives to see is no input", () => {
  expect(["9999-12-31", "2999-12-24", "tomorrow"].map((day) => publishDay().safeParse(day).success)).toEqual([
    false,
    false,
    false,
  ]);
  expect(publishDay().safeParse(lastDay({ now: new Date(), daysAhead: 365 })).success).toBe(true);
});

test("R4.7 the earliest day says what it is made of, in days where they are whole", () => {
  expect(earliestInWords("On", { ...lead, answerHours: 24, turnaroundHours: 36 })).toBe(
    "Earliest Nov 24: 1 day to answer, 36 hours to publish.",
  );
  expect(earliestInWords("After", lead)).toBeUndefined();
});

test("R4.7 a publisher who writes has a turnaround for the text before the one to publish", () => {
  const written = leadTime({ now, daysAhead, answerHours: 72 }, { isWritten: true, turnaroundHours: 48, closed: [] });
  expect(earliestInWords("On", written)).toBe("Earliest Nov 29: 3 days to answer, 2 to write, 2 to publish.");
  expect([problem("On", "2026-11-28", written) !== undefined, problem("On", "2026-11-29", written)]).toEqual([
    true,
    undefined,
  ]);
});

const closed = [
  { from: "2026-11-23", until: "2026-12-02" },
  { from: "2026-12-20", until: "2027-01-03" },
];
const booked = { ...lead, closed };

test("R4.7 the earliest day is one with a slot, and the next slot says it for every mode", () => {
  const tooSoon = "Earliest Dec 3: 3 days to answer, 3 to publish, then the next slot.";
  expect([problem("On", "2026-12-02", booked), problem("Before", "2026-12-02", booked)]).toEqual([tooSoon, tooSoon]);
  expect([problem("On", "2026-12-03", booked), problem("Before", "2026-12-25", booked)]).toEqual([
    undefined,
    undefined,
  ]);
  expect([nextSlotInWords(booked), nextSlotInWords(lead)]).toEqual(["Next slot: Dec 3", undefined]);
});

test("R4.7 a later day on which the outlet has no slot is refused with the next one, and taken as a first day", () => {
  expect(problem("On", "2026-12-24", booked)).toBe("No slot on Dec 24. The next one is on Jan 4.");
  expect([problem("After", "2026-12-24", booked), problem("On", "2027-01-04", booked)]).toEqual([undefined, undefined]);
});

test("R2.11 one date for several takes as long as the slowest, and each of them has a slot then", () => {
  const clock = { now, daysAhead, answerHours: 72 };
  const quick = { turnaroundHours: 24, isWritten: false, closed: [{ from: "2026-11-28", until: "2026-12-01" }] };
  const slow = { turnaroundHours: 72, isWritten: false, closed: [{ from: "2026-12-02", until: "2026-12-04" }] };
  expect([quick, slow].map((work) => nextSlotInWords(leadTime(clock, work)))).toEqual([
    "Next slot: Nov 26",
    "Next slot: Nov 28",
  ]);
  expect(nextSlotInWords(leadOfAll(clock, [slow, quick]))).toBe("Next slot: Dec 5");
});

test("R4.7 a date is over when nobody can keep it any more", () => {
  const isOver = (publishDateMode: PublishDateMode, publishOn: string) =>
    isDateOver({ publishDateMode, publishOn }, now);
  expect([isOver("On", "2026-11-21"), isOver("Before", "2026-11-21"), isOver("After", "2026-11-21")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isOver("On", "2026-11-22"), isOver("Before", "2026-11-22")]).toEqual([false, false]);
});

test("a publish date in words says the same to both sides", () => {
  const inWords = (publishDateMode: PublishDateMode, publishOn: string | null) =>
    publishDateInWords({ publishDateMode, publishOn });
  expect([inWords("On", "2026-11-28"), inWords("Before", "2026-11-28"), inWords("After", null)]).toEqual([
    "On Nov 28, 2026",
    "On or before Nov 28, 2026",
    "As soon as accepted",
  ]);
});
