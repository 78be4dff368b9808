/** Campaigns (R3.4). */
export const campaignGoals = ["seo", "traffic", "awareness", "reputation", "visa", "other"] as const;
export type CampaignGoal = (typeof campaignGoals)[number];

export const campaignStatuses = ["draft", "active", "paused", "completed", "archived"] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
