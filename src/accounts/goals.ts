/** Goals of the survey and of a campaign (R3.4, R3.9). */
export const surveyGoals = ["seo", "traffic", "awareness", "reputation", "visa", "other"] as const;
