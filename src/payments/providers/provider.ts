/**
 * A payment provider as the wallet sees it. Called by a job, never inside a database transaction; the top-up's id is the
 * idempotency key of the call.
 */
export type PaymentProvider = {
  name: string;
  startCheckout(topUp: { id: string; amountCents: number }): Promise<{ reference: string; checkoutUrl: string }>;
};

/** What a provider tells afterwards; stored once by `eventId`. */
export type ProviderEvent = {
  provider: string;
  eventId: string;
  reference: string;
  outcome: "paid" | "declined" | "left";
};
