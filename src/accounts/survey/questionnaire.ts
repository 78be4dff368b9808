import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, longText } from "#platform/contract/wire.ts";
import { surveyGoals } from "../goals.ts";
import {
  type SurveyQuestion,
  surveyBudgetNames,
  surveyPromoting,
  surveyRoles,
  surveyTimings,
  surveyWorkplaces,
  unanswered,
} from "./survey.ts";

const choice = <Option extends string>(options: readonly [Option, ...Option[]]) => z.enum(options);
const country = z.string().regex(/^[A-Z]{2}$/);

export const surveyAnswers = {
  workplace: choice(surveyWorkplaces).describe("The kind of company that the person works for."),
  role: choice(surveyRoles).describe("The person's position in it."),
  promoting: choice(surveyPromoting).describe("For whom they publish."),
  goal: choice(surveyGoals).describe("The goal of their publications."),
  goalText: longText(200).min(1, messages.fill).describe("The goal in the person's own words, for the goal `other`."),
  budget: choice(surveyBudgetNames).describe("Their budget for publications, as a range of US dollars."),
  timing: choice(surveyTimings).describe("Within what time the first publication should be out."),
  industry: longText(80).min(1, messages.fill).describe("Their industry, in any words."),
  countries: z.array(country).min(1).max(250).describe("Where they want to be read (ISO 3166-1 alpha-2)."),
} satisfies Record<SurveyQuestion, z.ZodType>;

/** Partial answers: missing questions keep theirs, null removes one. */
export const questionnaireInput = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(surveyAnswers).map(([question, answer]) => [
      question,
      answer
        .nullable()
        .optional()
        .describe(answer.description ?? ""),
    ]),
  ) as { [Question in SurveyQuestion]: z.ZodOptional<z.ZodNullable<(typeof surveyAnswers)[Question]>> }),
  completedAt: z.unknown().optional().describe("Ignored: it is there so that a record can be sent back whole."),
});
export type QuestionnaireInput = z.infer<typeof questionnaireInput>;

export const questionnaireSchema = z
  .object(surveyAnswers)
  .partial()
  .extend({
    completedAt: instant().nullable().describe("When the last question was answered, UTC; null before that."),
  });
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** Merges answers. The time of completion is set once. */
export function withAnswers(
  before: Questionnaire | null,
  { completedAt: _ignored, ...given }: QuestionnaireInput,
  now: Date,
): Questionnaire {
  const merged = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null && value !== undefined);
  const answers = Object.fromEntries(merged) as Omit<Questionnaire, "completedAt">;
  const completed = before?.completedAt ?? (unanswered(answers).length === 0 ? now.toISOString() : null);
  return { ...answers, completedAt: completed };
}
