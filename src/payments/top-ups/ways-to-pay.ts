/** Ways to pay: on the page of the installation's provider, or by a bank transfer that the operator matches. */
export const topUpMethods = ["provider", "transfer"] as const;
export type TopUpMethod = (typeof topUpMethods)[number];

export const topUpMinimumCents = 1_000;
export const topUpMaximumCents = 100_000_000;
