import { formatCents, parseDollars } from "#platform/money/money.ts";
import type { CampaignGoal } from "../campaign.ts";
import { type Campaign, campaignEdit } from "../contract.ts";
import { schemaErrors } from "./schema-errors.ts";
import { texts } from "./texts.ts";

/** A campaign as its form holds it: the budget in dollars as typed, an empty field is an empty text. */
export type CampaignValues = {
  name: string;
  goal: CampaignGoal;
  goalText: string;
  budgetCents: string;
  startsOn: string;
  endsOn: string;
};

export const emptyCampaign: CampaignValues = {
  name: "",
  goal: "awareness",
  goalText: "",
  budgetCents: "",
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
  budgetCents: budgetCents === null ? "" : formatCents(budgetCents).slice(1),
  startsOn: startsOn ?? "",
  endsOn: endsOn ?? "",
});

/** What is sent of it. */
export const campaignFields = ({ budgetCents, startsOn, endsOn, goalText, ...values }: CampaignValues) => ({
  ...values,
  goalText: values.goal === "other" ? goalText : "",
  budgetCents: budgetCents.trim() === "" ? null : (parseDollars(budgetCents) ?? null),
  startsOn: startsOn || null,
  endsOn: endsOn || null,
});

/** The same schema as the server's (R5.1), and what only the form knows: how an amount is typed. */
export function campaignErrors(values: CampaignValues): Record<string, string> {
  const errors = schemaErrors(campaignEdit, campaignFields(values));
  const isAmountWrong = values.budgetCents.trim() !== "" && parseDollars(values.budgetCents) === undefined;
  return isAmountWrong ? { ...errors, budgetCents: texts.campaign.wrongBudget } : errors;
}
