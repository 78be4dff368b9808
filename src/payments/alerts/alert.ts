/** What happens to an organization's balance that its people are told. */
export const balanceHappenings = ["runLow"] as const;
export type BalanceHappening = (typeof balanceHappenings)[number];
