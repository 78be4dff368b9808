/** Operations that Byline calls. `scripts/cut-stripe-description.ts` cuts them out of Stripe's description. */

export const usedOperations = [
  "POST /v1/checkout/sessions",
  "POST /v1/payment_intents",
  "GET /v1/payment_intents/{intent}",
  "GET /v1/setup_intents/{intent}",
  "POST /v1/refunds",
  "GET /v1/refunds",
  "POST /v1/accounts",
  "POST /v1/account_links",
  "POST /v1/transfers",
  "GET /v1/transfers",
  "POST /v1/transfers/{id}/reversals",
  "POST /v1/payouts",
  "POST /v1/identity/verification_sessions",
  "GET /v1/identity/verification_sessions/{session}",
] as const;
export type UsedOperation = (typeof usedOperations)[number];

export const usedEvents = {
  "checkout.session.completed": "checkout.session",
  "checkout.session.async_payment_succeeded": "checkout.session",
  "checkout.session.async_payment_failed": "checkout.session",
  "checkout.session.expired": "checkout.session",
  "payment_intent.succeeded": "payment_intent",
  "payment_intent.payment_failed": "payment_intent",
  "refund.created": "refund",
  "refund.updated": "refund",
  "refund.failed": "refund",
  "charge.dispute.funds_withdrawn": "dispute",
  "charge.dispute.funds_reinstated": "dispute",
  "charge.dispute.closed": "dispute",
  "payout.paid": "payout",
  "payout.failed": "payout",
  "payout.canceled": "payout",
  "account.updated": "account",
  "identity.verification_session.verified": "identity.verification_session",
  "identity.verification_session.requires_input": "identity.verification_session",
} as const;
export type StripeEventType = keyof typeof usedEvents;

/**
 * Nested objects that Byline reads. The cut leaves out all other optional objects, or it would hold most of Stripe's
 * API.
 */
export const followedFields = [
  "setup_intent.payment_method",
  "payment_method.card",
  "payment_intent.latest_charge",
  "charge.payment_method_details",
  "payment_method_details.card",
  "account.capabilities",
  "account.external_accounts",
  "account.requirements",
  "identity.verification_session.last_error",
  "identity.verification_session.verified_outputs",
];
