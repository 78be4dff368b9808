import { type FormErrors, schemaResolver } from "@mantine/form";
import { changesOf } from "#platform/contract/changes.ts";
import { isBudgetRaised } from "../../budget.ts";
import type { CampaignGoal, CampaignStatus } from "../../campaign.ts";
import { type Campaign, type CampaignEdit, campaignEdit } from "../../contract.ts";
import { campaignFormTexts } from "../form-texts.ts";

/** An empty date is an empty text; an invalid budget is NaN. */
export type CampaignValues = {
  name: string;
  goal: CampaignGoal;
  goalText: string;
  budgetCents: number | undefined;
  startsOn: string;
  endsOn: string;
};

export const emptyCampaign: CampaignValues = {
  name: "",
  goal: "awareness",
  goalText: "",
  budgetCents: undefined,
  startsOn: "",
  endsOn: "",
};

export const valuesOfCampaign = ({
  name,
  goal,
  goalText,
  budgetCents,
  startsOn,
  endsOn,
}: Campaign): CampaignValues => ({
  name,
  goal,
  goalText,
  budgetCents: budgetCents ?? undefined,
  startsOn: startsOn ?? "",
  endsOn: endsOn ?? "",
});

export const campaignFields = ({ budgetCents, startsOn, endsOn, goalText, ...values }: CampaignValues) => ({
  ...values,
  goalText: values.goal === "other" ? goalText : "",
  budgetCents: budgetCents ?? null,
  startsOn: startsOn || null,
  endsOn: endsOn || null,
});

/** Sends only differences from the campaign as the form opened, so that colleagues' changes survive. */
export const campaignEditOf = (seen: Campaign, values: CampaignValues, status: CampaignStatus): CampaignEdit =>
  changesOf({ ...campaignFields(valuesOfCampaign(seen)), status: seen.status }, { ...campaignFields(values), status });

const problems = schemaResolver(campaignEdit, { sync: true });

/** The server's schema (R5.1), and its rule for a budget that binds its editor, in cents (decision 0296). */
export function campaignErrors(values: CampaignValues, boundCents: number | null = null): FormErrors {
  const fields = campaignFields(values);
  const raised = isBudgetRaised(boundCents, fields.budgetCents) ? { budgetCents: campaignFormTexts.budgetRaised } : {};
  return { ...raised, ...problems(fields) };
}
