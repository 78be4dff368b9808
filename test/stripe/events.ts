import Stripe from "stripe";
import { declared, exampleOf } from "./declarations.ts";

export const stripeKeys = { secretKey: "sk_test_of_byline", webhookSecret: "whsec_of_byline" };

/** Each event of Stripe that Byline listens to, with the resource that it carries. */
const objects = {
  "checkout.session.completed": ["Checkout/Sessions", "Session"],
  "checkout.session.async_payment_succeeded": ["Checkout/Sessions", "Session"],
  "checkout.session.async_payment_failed": ["Checkout/Sessions", "Session"],
  "checkout.session.expired": ["Checkout/Sessions", "Session"],
  "payment_intent.succeeded": ["PaymentIntents", "PaymentIntent"],
  "payment_intent.payment_failed": ["PaymentIntents", "PaymentIntent"],
  "refund.created": ["Refunds", "Refund"],
  "refund.updated": ["Refunds", "Refund"],
  "refund.failed": ["Refunds", "Refund"],
  "charge.dispute.funds_withdrawn": ["Disputes", "Dispute"],
  "charge.dispute.funds_reinstated": ["Disputes", "Dispute"],
  "charge.dispute.closed": ["Disputes", "Dispute"],
  "payout.paid": ["Payouts", "Payout"],
  "payout.failed": ["Payouts", "Payout"],
  "payout.canceled": ["Payouts", "Payout"],
  "account.updated": ["Accounts", "Account"],
  "identity.verification_session.verified": ["Identity/VerificationSessions", "VerificationSession"],
  "identity.verification_session.requires_input": ["Identity/VerificationSessions", "VerificationSession"],
} as const;
export type StripeEventType = keyof typeof objects;

let count = 0;

/** An event as Stripe writes it, with an object of the declared shape. */
export function stripeEvent(type: StripeEventType, fields: object, about: object = {}): string {
  const [file, name] = objects[type];
  const object = { ...(exampleOf(declared(file, name)) as object), ...fields };
  const created = Math.floor(Date.now() / 1_000);
  return JSON.stringify({
    ...{ id: `evt_${++count}`, object: "event", api_version: "2026-10-28.endive", created, livemode: false },
    ...{ type, data: { object }, pending_webhooks: 1, request: null },
    ...about,
  });
}

/** The header that Stripe sends with a body; `ageSeconds` ago. */
export const stripeSignature = (payload: string, ageSeconds = 0, secret = stripeKeys.webhookSecret) => ({
  "stripe-signature": Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - ageSeconds,
  }),
});
