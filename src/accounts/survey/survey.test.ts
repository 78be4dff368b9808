import { expect, test } from "vitest";
import { campaignOf, firstInvited, firstPublishDay, worksForClients } from "./from-answers.ts";
import { questionnaireInput, withAnswers } from "./questionnaire.ts";
import { surveyBudgets, surveyTimings, unanswered } from "./survey.ts";

const now = new Date("2026-11-21T09:00:00.000Z");

const advertiser = {
  workplace: "agency",
  role: "specialist",
  promoting: "CLIENT_COMPANIES",
  goal: "seo",
  budget: "from1000to10000",
  timing: "month",
  industry: "Coffee",
  countries: ["US"],
} as const;

test("R3.9 all eight questions are asked, in order, until none is unanswered", () => {
  const eight = ["workplace", "role", "promoting", "goal", "budget", "timing", "industry", "countries"];
  expect(unanswered(null)).toEqual(eight);
  expect(unanswered({ workplace: "agency" })[0]).toBe("role");
  expect(unanswered(advertiser)).toEqual([]);
});

test("R3.9 the goal `other` asks for words, and a publisher is not asked what advertisers plan", () => {
  expect(unanswered({ ...advertiser, goal: "other" })).toEqual(["goalText"]);
  expect(unanswered({ workplace: "publisher" })).toEqual(["role"]);
});

test("R3.9 answers are kept until the last one, which completes the survey once", () => {
  const begun = withAnswers(null, { workplace: "company", goal: "seo", role: "founder" }, now);
  expect(begun).toEqual({ workplace: "company", goal: "seo", role: "founder", completedAt: null });
  const planned = { promoting: "MYSELF", budget: "over50000", timing: "week", industry: "Law" } as const;
  const done = withAnswers(begun, { ...planned, countries: ["GB"] }, now);
  expect(done.completedAt).toBe(now.toISOString());
  expect(withAnswers(done, { goal: "visa" }, new Date()).completedAt).toBe(now.toISOString());
  expect(withAnswers(begun, { role: null }, now)).toEqual({ workplace: "company", goal: "seo", completedAt: null });
});

test("R3.9 a first campaign has the goal of the answers and the most that they would spend", () => {
  const answered = { ...advertiser, countries: ["US"], completedAt: null };
  expect(campaignOf(answered)).toEqual({ goal: "seo", goalText: "", budgetCents: 1_000_000 });
  expect(campaignOf({ ...answered, budget: "over50000" }).budgetCents).toBeUndefined();
  expect(campaignOf(null)).toEqual({ goal: "awareness", goalText: "", budgetCents: undefined });
});

test.each([
  ["founder", "MANAGER"],
  ["head", "MANAGER"],
  ["specialist", "ADMIN"],
  ["manager", "VIEWER"],
] as const)("R3.9 a %s invites a colleague as %s first", (role, invited) => {
  expect(firstInvited({ role, completedAt: null })).toBe(invited);
});

test.each([
  ["CLIENT_COMPANIES", true],
  ["CLIENT_INDIVIDUALS", true],
  ["AGENCY", false],
  ["MYSELF", false],
] as const)("R3.9 who promotes %s has a project for each client: %s", (promoting, isForClients) => {
  expect(worksForClients({ promoting, completedAt: null })).toBe(isForClients);
});

test.each([
  ["week", "2026-11-28"],
  ["month", "2026-12-21"],
  ["quarter", "2027-02-20"],
  ["year", "2027-11-21"],
  ["undecided", undefined],
] as const)("R3.9 the timing %s of Nov 21 asks for a first publication by %s", (timing, day) => {
  expect(firstPublishDay({ timing, completedAt: now.toISOString() })).toBe(day);
});

test("R3.9 without answers nobody is proposed, and there is neither a client nor a day", () => {
  expect([firstInvited(null), worksForClients(null), firstPublishDay(null)]).toEqual([undefined, false, undefined]);
});

test("R4.10 five ranges of budget without a gap, and five timings", () => {
  const ranges = Object.values(surveyBudgets);
  expect(ranges.map(({ fromCents }) => fromCents)).toEqual([0, 100_000, 1_000_000, 2_500_000, 5_000_000]);
  expect(ranges.map(({ toCents }) => toCents)).toEqual([...ranges.slice(1).map(({ fromCents }) => fromCents), null]);
  expect(surveyTimings).toEqual(["week", "month", "quarter", "year", "undecided"]);
});

test.each([
  [{ workplace: "circus" }, "Wrong value"],
  [{ countries: [] }, "Choose at least 1 option"],
  [{ goalText: " " }, "Fill to continue"],
  [{ industry: "x".repeat(81) }, "Can't be more than 80 symbols"],
  [{ salary: 1 }, "Unknown field"],
])("R5.1 %j is refused with %j", (input, message) => {
  expect(questionnaireInput.safeParse(input).error?.issues[0]?.message).toBe(message);
});

test("a record that is sent back whole is taken, its completion ignored", () => {
  const sent = { ...advertiser, completedAt: "2020-01-01T00:00:00.000Z" };
  expect(withAnswers(null, questionnaireInput.parse(sent), now).completedAt).toBe(now.toISOString());
});
