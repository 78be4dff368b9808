/**
 * The operator's part between client and publisher in its documents; `undecided` issues receipts only (decision 0125).
 */
export const billingModels = ["undecided", "agent", "principal"] as const;
export type BillingModel = (typeof billingModels)[number];
