import { localPath } from "#platform/web/navigation/local-path.ts";
import type { ClientUser } from "../../people/contract.ts";
import { questionsFor, type SurveyQuestion, unanswered } from "../survey.ts";

export type SurveyStep = "name" | SurveyQuestion;
export type AnswerValue = string | string[] | null;

type AnsweredSurvey = Pick<ClientUser, "name" | "questionnaire">;

export const stepsFor = ({ questionnaire }: AnsweredSurvey): SurveyStep[] => ["name", ...questionsFor(questionnaire)];

/** Undefined when every step is answered. */
export const nextStep = ({ name, questionnaire }: AnsweredSurvey): SurveyStep | undefined =>
  name === "" ? "name" : unanswered(questionnaire)[0];

export const isPublisher = ({ questionnaire }: Pick<ClientUser, "questionnaire">): boolean =>
  questionnaire?.workplace === "publisher";

/** The screen behind the last answer (R2.6): the one that the sign-up asked for, else the answerer's first place. */
export function wayOut(
  user: Pick<ClientUser, "questionnaire" | "userOrganizations">,
  next: string | undefined,
): string {
  const asked = localPath(next);
  if (asked !== "/") return asked;
  if (isPublisher(user)) return "/publisher/setup";
  return user.userOrganizations.length > 0 ? "/media" : "/dashboard";
}
