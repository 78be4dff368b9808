import { catalogue } from "#platform/words/catalogue.ts";
import { campaignGoals } from "../campaign.ts";
import { texts } from "./texts.ts";

/** Apart from the campaigns' other words, which boards bring. */
export const campaignFormTexts = catalogue("campaigns.form", {
  newTitle: "New campaign",
  editTitle: (name: string) => `Edit ${name}`,
  name: "Name",
  goal: "Goal",
  goalHint: "Sets the marketplace's default filters and columns",
  goalText: "In a few words",
  budget: "Budget",
  budgetHint: "US dollars; leave it empty for none",
  budgetBound: "US dollars. You can lower the budget; an admin or owner raises it.",
  budgetRaised: "Ask an admin or owner to raise the budget.",
  startsOn: "Starts",
  endsOn: "Ends",
  create: "Create campaign",
  save: "Save",
  saved: "Saved",
});

export const goalOptions = campaignGoals.map((value) => ({ value, label: texts.goals[value] }));
