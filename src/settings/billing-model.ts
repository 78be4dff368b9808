/** How the operator stands between client and publisher, as its documents say; receipts alone while it is undecided (decision 0125). */
export const billingModels = ["undecided", "agent", "principal"] as const;
export type BillingModel = (typeof billingModels)[number];
