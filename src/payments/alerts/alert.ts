/** Happenings of an organization's balance that its people are told. */
export const balanceHappenings = ["runLow", "stopTopUps"] as const;
export type BalanceHappening = (typeof balanceHappenings)[number];
