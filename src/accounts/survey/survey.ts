import { organizationKinds } from "../organizations/organization.ts";

/** The survey after sign-up (R3.9, R4.10). */
export const surveyWorkplaces = organizationKinds;
export const surveyRoles = ["founder", "head", "specialist", "manager"] as const;
export const surveyPromoting = ["CLIENT_COMPANIES", "CLIENT_INDIVIDUALS", "AGENCY", "MYSELF"] as const;

/** Cents, `fromCents` inclusive, `toCents` exclusive; null is open. */
export const surveyBudgets = {
  under1000: { fromCents: 0, toCents: 1_000_00 },
  from1000to10000: { fromCents: 1_000_00, toCents: 10_000_00 },
  from10000to25000: { fromCents: 10_000_00, toCents: 25_000_00 },
  from25000to50000: { fromCents: 25_000_00, toCents: 50_000_00 },
  over50000: { fromCents: 50_000_00, toCents: null },
} as const;
export const surveyBudgetNames = Object.keys(surveyBudgets) as [keyof typeof surveyBudgets];
export const timingDays = { week: 7, month: 30, quarter: 91, year: 365, undecided: null } as const;
export const surveyTimings = Object.keys(timingDays) as [keyof typeof timingDays];

/** Suggestions; any other text is valid. */
export const industries = [
  "Automotive",
  "Consumer goods",
  "Crypto and blockchain",
  "Education",
  "Energy and environment",
  "Fashion and beauty",
  "Finance and insurance",
  "Food and drink",
  "Gaming",
  "Health",
  "Home and garden",
  "Law",
  "Marketing and advertising",
  "Media and entertainment",
  "Real estate",
  "Science",
  "Software and technology",
  "Sports",
  "Travel and hospitality",
] as const;
export type Industry = (typeof industries)[number];

/** In the order of asking; decision 0130 gives each one's use. */
const questions = [
  "workplace",
  "role",
  "promoting",
  "goal",
  "goalText",
  "budget",
  "timing",
  "industry",
  "countries",
] as const;
export type SurveyQuestion = (typeof questions)[number];
type Answers = Partial<Record<SurveyQuestion, unknown>> | null;

/** Publishers plan no campaign. */
const askedOfPublishers: readonly SurveyQuestion[] = ["workplace", "role"];

/** Questions for this person, in order; earlier answers skip some. */
export function questionsFor(answers: Answers): SurveyQuestion[] {
  return questions.filter((question) => {
    if (answers?.workplace === "publisher") return askedOfPublishers.includes(question);
    return question !== "goalText" || answers?.goal === "other";
  });
}

/** Empty when the survey is done (R2.6). */
export function unanswered(answers: Answers): SurveyQuestion[] {
  return questionsFor(answers).filter((question) => (answers?.[question] ?? null) === null);
}
