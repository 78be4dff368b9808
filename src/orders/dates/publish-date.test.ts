import { expect, test } from "vitest";
import {
  earliestInWords,
  isDateOver,
  noLeadTime,
  type PublishDateMode,
  publishDateInWords,
  publishDateProblem,
} from "./publish-date.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const lead = { now, answerHours: 72, turnaroundHours: 72 };
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
  expect(problem("On", "2026-11-22", noLeadTime(now))).toBeUndefined();
  expect(problem("On", "2026-11-21", noLeadTime(now))).toBe("Wrong date");
});

test("R4.7 the earliest day says what it is made of, in days where they are whole", () => {
  expect(earliestInWords("On", { now, answerHours: 24, turnaroundHours: 36 })).toBe(
    "Earliest Nov 24: 1 day to answer, 36 hours to publish.",
  );
  expect(earliestInWords("After", lead)).toBeUndefined();
});

test("R4.7 a date is over when nobody can keep it any more", () => {
  const isOver = (publishDateMode: PublishDateMode, publishOn: string) =>
    isDateOver({ publishDateMode, publishOn }, now);
  expect([isOver("On", "2026-11-21"), isOver("Before", "2026-11-21"), isOver("After", "2026-11-21")]).toEqual([
    ...[true, true, false],
  ]);
  expect([isOver("On", "2026-11-22"), isOver("Before", "2026-11-22")]).toEqual([false, false]);
});

test("a publish date in words says the same to both sides", () => {
  const inWords = (publishDateMode: PublishDateMode, publishOn: string | null) =>
    publishDateInWords({ publishDateMode, publishOn });
  expect([inWords("On", "2026-11-28"), inWords("Before", "2026-11-28"), inWords("After", null)]).toEqual([
    ...["On Nov 28, 2026", "On or before Nov 28, 2026", "As soon as accepted"],
  ]);
});
