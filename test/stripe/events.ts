import Stripe from "stripe";
import { stripeObject } from "./description.ts";
import { type StripeEventType, usedEvents } from "./used.ts";

export type { StripeEventType } from "./used.ts";
export const stripeKeys = { secretKey: "sk_test_of_byline", webhookSecret: "whsec_of_byline" };

let count = 0;

/** An event in Stripe's format. Throws for events and objects outside of its description. */
export function stripeEvent(type: StripeEventType, fields: object, about: object = {}): string {
  const event = {
    id: `evt_${++count}`,
    api_version: "2026-10-28.endive",
    created: Math.floor(Date.now() / 1_000),
    type,
    data: { object: stripeObject(usedEvents[type], { ...fields }) },
    ...about,
  };
  return JSON.stringify(stripeObject("event", event));
}

/** The header that Stripe sends with a body, signed `ageSeconds` ago. */
export const stripeSignature = (payload: string, ageSeconds = 0, secret = stripeKeys.webhookSecret) => ({
  "stripe-signature": Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - ageSeconds,
  }),
});
