import { type FormErrors, schemaResolver } from "@mantine/form";
import type { z } from "zod";
import { invitationInput } from "#accounts/invitations/contract.ts";
import { organizationInput } from "#accounts/organizations/contract.ts";
import { campaignOf, worksForClients } from "#accounts/survey/from-answers.ts";
import type { Questionnaire } from "#accounts/survey/questionnaire.ts";
import { countryName } from "#platform/contract/region-names.ts";
import type { CampaignGoal } from "../campaign.ts";
import { texts } from "./texts.ts";

export const setUpKinds = ["agency", "company", "individual"] as const;

export type SetUpValues = {
  name: string;
  kind: (typeof setUpKinds)[number];
  /** Several only for agencies. */
  projects: string[];
  firstCampaign: string;
  goal: CampaignGoal;
  goalText: string;
  budgetCents: number | undefined;
  countries: string[];
  /** Email address; empty for nobody. */
  invited: string;
};

/** Starts from the survey's answers (R3.9). A project stores country names. */
export function firstValuesOf(answers: Questionnaire | null): SetUpValues {
  return {
    name: "",
    kind: setUpKinds.find((kind) => kind === answers?.workplace) ?? "company",
    projects: worksForClients(answers) ? [] : [texts.setUp.projectDefault],
    firstCampaign: texts.setUp.campaignDefault,
    countries: (answers?.countries ?? []).map(countryName),
    invited: "",
    ...campaignOf(answers),
  };
}

export function organizationFields({ projects, invited: _later, ...values }: SetUpValues) {
  const [firstProject = "", ...otherProjects] = projects;
  const named = firstProject.trim() || texts.setUp.projectDefault;
  return { ...values, firstProject: named, otherProjects } satisfies z.input<typeof organizationInput>;
}

const problems = schemaResolver(organizationInput, { sync: true });
const addressProblems = schemaResolver(invitationInput.pick({ email: true }), { sync: true });

/** The server's schemas (R5.1), each problem at the form's own field. */
export function setUpErrors(values: SetUpValues): FormErrors {
  const found = problems(organizationFields(values));
  const address = values.invited.trim() ? addressProblems({ email: values.invited }).email : undefined;
  const project = Object.entries(found).find(([field]) => /^(firstProject|otherProjects)/.test(field))?.[1];
  return { ...found, ...(project && { projects: project }), ...(address && { invited: address }) };
}
