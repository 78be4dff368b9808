/** The goals that the survey asks for, which are those of a campaign (R3.4, R3.9). */
export const surveyGoals = ["seo", "traffic", "awareness", "reputation", "visa", "other"] as const;
