import { surveyGoals } from "#accounts/goals.ts";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** The oldest first, unless asked otherwise. */
export const campaignSorts = ["oldest", "newest"] as const;
export type CampaignSort = (typeof campaignSorts)[number];

/** The survey's goals (R3.4). */
export const campaignGoals = surveyGoals;
export type CampaignGoal = (typeof campaignGoals)[number];
export const goalNames: Record<CampaignGoal, string> = catalogue("campaigns.goals", {
  seo: "SEO",
  traffic: "Traffic",
  awareness: "Awareness",
  reputation: "Reputation",
  visa: "Visa",
  other: "Other",
});

export const campaignStatuses = ["draft", "active", "paused", "completed", "archived"] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignTones: Record<CampaignStatus, StateTone> = {
  draft: "quiet",
  active: "good",
  paused: "waiting",
  completed: "quiet",
  archived: "quiet",
};
