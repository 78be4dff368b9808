import { messages } from "#platform/contract/messages.ts";
import { clientUserInput } from "../../people/contract.ts";
import { surveyAnswers } from "../questionnaire.ts";
import type { AnswerValue, SurveyStep } from "./steps.ts";
import { texts } from "./texts.ts";

export function answerProblem(question: SurveyStep, value: AnswerValue): string | undefined {
  if (value === null || value.length === 0) return texts.answers[question] ? messages.choose : messages.fill;
  const schema = question === "name" ? clientUserInput.shape.name : surveyAnswers[question];
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}
