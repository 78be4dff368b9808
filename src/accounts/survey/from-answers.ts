import { dayOf, plusDays } from "#platform/contract/day.ts";
import type { InvitedRole } from "../members/members.ts";
import type { Questionnaire } from "./questionnaire.ts";
import { surveyBudgets, type surveyRoles, timingDays } from "./survey.ts";

// Apart from the answers' schemas, which screens leave to their first check.

/** Goal and budget of a first campaign: the upper end of the chosen budget, none if open. */
export function campaignOf(answers: Questionnaire | null) {
  const { goal = "awareness", goalText = "", budget } = answers ?? {};
  return { goal, goalText, budgetCents: (budget && surveyBudgets[budget].toCents) ?? undefined };
}

const firstInvitedBy: Record<(typeof surveyRoles)[number], InvitedRole> = {
  founder: "MANAGER",
  head: "MANAGER",
  specialist: "ADMIN",
  manager: "VIEWER",
};

/** Role that this position usually invites first; undefined without a position. */
export const firstInvited = (answers: Questionnaire | null): InvitedRole | undefined =>
  answers?.role && firstInvitedBy[answers.role];

/** True when each client needs a project of its own. */
export const worksForClients = (answers: Questionnaire | null): boolean =>
  answers?.promoting === "CLIENT_COMPANIES" || answers?.promoting === "CLIENT_INDIVIDUALS";

/** `YYYY-MM-DD` in UTC; undefined for the undecided. */
export function firstPublishDay(answers: Questionnaire | null): string | undefined {
  const days = answers?.timing && timingDays[answers.timing];
  if (!days || !answers.completedAt) return undefined;
  return plusDays(dayOf(answers.completedAt), days);
}
