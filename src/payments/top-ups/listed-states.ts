/** States of a bank transfer, as lists choose by them. */
export const transferStates = ["awaited", "received", "rejected"] as const;
export type TransferState = (typeof transferStates)[number];

/** States of a provider's payments: received ones, and those with a refund that the provider has not confirmed. */
export const paymentStates = ["paid", "refunding"] as const;
export type PaymentState = (typeof paymentStates)[number];
