import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, longText } from "#platform/contract/wire.ts";
import { organizationKinds } from "../organizations/organization.ts";

/** The survey after sign-up (R3.9, R4.10). */
const surveyWorkplaces = organizationKinds;
const surveyRoles = ["founder", "head", "specialist", "manager"] as const;
const surveyPromoting = ["CLIENT_COMPANIES", "CLIENT_INDIVIDUALS", "AGENCY", "MYSELF"] as const;
export const surveyGoals = ["seo", "traffic", "awareness", "reputation", "visa", "other"] as const;

/** Budgets in cents: from, inclusive, to below; null is open. */
export const surveyBudgets = {
  under1000: { fromCents: 0, toCents: 1_000_00 },
  from1000to10000: { fromCents: 1_000_00, toCents: 10_000_00 },
  from10000to25000: { fromCents: 10_000_00, toCents: 25_000_00 },
  from25000to50000: { fromCents: 25_000_00, toCents: 50_000_00 },
  over50000: { fromCents: 50_000_00, toCents: null },
} as const;
const surveyBudgetNames = Object.keys(surveyBudgets) as [keyof typeof surveyBudgets];
export const surveyTimings = ["week", "month", "quarter", "year", "undecided"] as const;

const choice = <Option extends string>(options: readonly [Option, ...Option[]]) => z.enum(options);
const country = z.string().regex(/^[A-Z]{2}$/);

/** Each answer by its question. A client of the API may keep any of them. */
export const surveyAnswers = {
  workplace: choice(surveyWorkplaces),
  role: choice(surveyRoles),
  promoting: choice(surveyPromoting),
  goal: choice(surveyGoals),
  /** In one's own words, for the goal `other`. */
  goalText: longText(200).min(1, messages.fill),
  budget: choice(surveyBudgetNames),
  timing: choice(surveyTimings),
  industry: longText(80).min(1, messages.fill),
  countries: z.array(country).min(1).max(250),
};
export type SurveyQuestion = keyof typeof surveyAnswers;

/** What is sent: the answers to some of the questions, the others stay; null takes an answer back. */
export const questionnaireInput = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(surveyAnswers).map(([question, answer]) => [question, answer.nullable().optional()]),
  ) as { [Question in SurveyQuestion]: z.ZodOptional<z.ZodNullable<(typeof surveyAnswers)[Question]>> }),
  /** The server's; it is taken when a record is sent back whole, and ignored. */
  completedAt: z.unknown().optional(),
});

/** What is kept; `completedAt` is the moment at which nothing was unanswered any more. */
export const questionnaireSchema = z.object(surveyAnswers).partial().extend({ completedAt: instant().nullable() });
export type Questionnaire = z.infer<typeof questionnaireSchema>;
type Answers = Partial<Record<SurveyQuestion, unknown>> | null;

/** What Byline uses, in the order in which it is asked: the first organization, campaign and view begin with it (decision 0036). */
const asked = ["workplace", "goal", "goalText", "budget", "countries"] as const satisfies SurveyQuestion[];
export type AskedQuestion = (typeof asked)[number];

/** The questions that this person is asked, in order: answers given before leave some out. A publisher plans no campaign. */
export function questionsFor(answers: Answers): AskedQuestion[] {
  return asked.filter((question) => {
    if (question === "workplace") return true;
    if (answers?.workplace === "publisher") return false;
    return question !== "goalText" || answers?.goal === "other";
  });
}

/** Those of them that are still to answer; empty when the survey is done (R2.6). */
export function unanswered(answers: Answers): AskedQuestion[] {
  return questionsFor(answers).filter((question) => (answers?.[question] ?? null) === null);
}

/** Adds answers to those given before; the completion is stamped once and stays. */
export function withAnswers(
  before: Questionnaire | null,
  { completedAt: _ignored, ...given }: z.infer<typeof questionnaireInput>,
  now: Date,
): Questionnaire {
  const merged = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null && value !== undefined);
  const answers = Object.fromEntries(merged) as Omit<Questionnaire, "completedAt">;
  const completed = before?.completedAt ?? (unanswered(answers).length === 0 ? now.toISOString() : null);
  return { ...answers, completedAt: completed };
}

/** What the answers make of a first campaign: its goal in words, its budget the most that was named, none where that is open. */
export function campaignOf(answers: Questionnaire | null) {
  const { goal = "awareness", goalText = "", budget } = answers ?? {};
  return { goal, goalText, budgetCents: (budget && surveyBudgets[budget].toCents) ?? undefined };
}
