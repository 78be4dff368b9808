import type { ClientUser } from "../../people/contract.ts";
import { questionsFor, type SurveyQuestion, unanswered } from "../survey.ts";

export type SurveyStep = "name" | SurveyQuestion;
export type AnswerValue = string | string[] | null;

type AnsweredSurvey = Pick<ClientUser, "name" | "questionnaire">;

export const stepsFor = ({ questionnaire }: AnsweredSurvey): SurveyStep[] => ["name", ...questionsFor(questionnaire)];

/** Undefined when every step is answered. */
export const nextStep = ({ name, questionnaire }: AnsweredSurvey): SurveyStep | undefined =>
  name === "" ? "name" : unanswered(questionnaire)[0];
