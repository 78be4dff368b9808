import { campaignOf, type Questionnaire } from "#accounts/survey/survey.ts";
import { countryName } from "#platform/web/regions.ts";
import type { CampaignGoal } from "../campaign.ts";
import { texts } from "./texts.ts";

/** What an organization that books may be. */
export const setUpKinds = ["agency", "company", "individual"] as const;

export type SetUpValues = {
  name: string;
  kind: (typeof setUpKinds)[number];
  firstProject: string;
  firstCampaign: string;
  goal: CampaignGoal;
  goalText: string;
  budgetCents: number | undefined;
  countries: string[];
};

/** What the form begins with: the survey's answers, as far as there are some (R3.9). A project keeps countries by name. */
export function firstValuesOf(answers: Questionnaire | null): SetUpValues {
  return {
    name: "",
    kind: setUpKinds.find((kind) => kind === answers?.workplace) ?? "company",
    firstProject: texts.setUp.projectDefault,
    firstCampaign: texts.setUp.campaignDefault,
    countries: (answers?.countries ?? []).map(countryName),
    ...campaignOf(answers),
  };
}
