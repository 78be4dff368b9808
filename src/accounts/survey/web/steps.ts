import type { ClientUser } from "../../people/contract.ts";
import { questionsFor, type SurveyQuestion, unanswered } from "../survey.ts";

/** A question of the survey, or the person's own name, which the survey asks for first. */
export type SurveyStep = "name" | SurveyQuestion;

type Answered = Pick<ClientUser, "name" | "questionnaire">;

/** All steps of this person, in order. A name that a provider knew stands there already. */
export const stepsFor = ({ questionnaire }: Answered): SurveyStep[] => ["name", ...questionsFor(questionnaire)];

/** The first step without an answer; undefined when there is none. */
export const nextStep = ({ name, questionnaire }: Answered): SurveyStep | undefined =>
  name === "" ? "name" : unanswered(questionnaire)[0];
