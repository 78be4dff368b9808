import Stripe from "stripe";
import { isUuid } from "#platform/contract/iri.ts";
import type { ProviderEvent } from "../../../events/provider-event.ts";
import { ForgedEvent } from "../../provider.ts";
import { currency } from "./call.ts";
import { automaticCharge, declinedBy, paidBy } from "./cards.ts";

/** A signature that is older was kept by somebody. */
const toleranceSeconds = 300;

type Reading = { stripe: Stripe; webhookSecrets: string[]; isLive: boolean };
type Headers = Record<string, string | string[] | undefined>;

/** The events of a signed request; none for foreign subjects, or for the other mode. */
export function readStripeEvents(reading: Reading, rawBody: Uint8Array, headers: Headers): ProviderEvent[] {
  const event = verified(reading, rawBody, headers["stripe-signature"]);
  if (event.livemode !== reading.isLive) return [];
  const told = tellingOf(event);
  return told ? [told] : [];
}

/** Stripe signs with a secret for each endpoint: one for Byline's own account, one for payees' accounts. */
function verified(
  { stripe, webhookSecrets }: Reading,
  rawBody: Uint8Array,
  signature: string | string[] | undefined,
): Stripe.Event {
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(rawBody, signature ?? "", secret, toleranceSeconds);
      if (typeof event?.data?.object !== "object") throw new ForgedEvent("Not an event.");
      return event;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new ForgedEvent("Not an event.");
    }
  }
  throw new ForgedEvent("Stripe did not sign this, or signed it too long ago.");
}

function tellingOf(event: Stripe.Event): ProviderEvent | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return ofCheckout(event.id, event.type, event.data.object);
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
      return ofCharge(event.id, event.type, event.data.object);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return ofRefund(event.id, event.data.object);
    case "charge.dispute.funds_withdrawn":
      return ofDispute(event.id, "paymentDisputed", event.data.object);
    case "charge.dispute.funds_reinstated":
      return ofDispute(event.id, "disputeWon", event.data.object);
    case "charge.dispute.closed":
      return ofClosedDispute(event.id, event.data.object);
    case "payout.paid":
    case "payout.failed":
    case "payout.canceled":
      return ofPayout(event.id, event.type, event.data.object);
    case "account.updated":
      return ofPayee(event.id, event.created, event.data.object);
    case "identity.verification_session.verified":
    case "identity.verification_session.requires_input":
      return ofIdentity(event.id, event.type, event.data.object);
    default:
      return undefined;
  }
}

/** Byline's own id, which it gave the object; null for objects that others made in the same Stripe account. */
const intentOf = (id: string | null | undefined): string | null => (id && isUuid(id) ? id : null);

const idOf = (linked: string | { id: string } | null): string | null =>
  typeof linked === "string" ? linked : (linked?.id ?? null);

type CheckoutType = `checkout.session.${"completed" | "async_payment_succeeded" | "async_payment_failed" | "expired"}`;

function ofCheckout(id: string, type: CheckoutType, session: Stripe.Checkout.Session): ProviderEvent | undefined {
  const intentId = intentOf(session.client_reference_id);
  if (!intentId) return undefined;
  const about = { id, reference: session.id, intentId };
  if (session.mode === "setup") return ofSetup(type, session, about);
  if (type === "checkout.session.expired") return { kind: "checkoutLeft", ...about };
  if (type === "checkout.session.async_payment_failed") return { kind: "checkoutDeclined", ...about };
  // Money in another currency than was asked for is not credited as if it were the same.
  if (session.currency !== null && session.currency !== currency) return { kind: "checkoutProcessing", ...about };
  const paymentReference = idOf(session.payment_intent);
  if (session.payment_status === "unpaid" || !paymentReference || !session.amount_total)
    return { kind: "checkoutProcessing", ...about };
  return { kind: "checkoutPaid", ...about, amountCents: session.amount_total, paymentReference };
}

function ofSetup(
  type: CheckoutType,
  session: Stripe.Checkout.Session,
  about: { id: string; reference: string; intentId: string },
): ProviderEvent | undefined {
  const reference = idOf(session.setup_intent);
  if (type === "checkout.session.expired") return { kind: "cardSetupLeft", ...about };
  return type === "checkout.session.completed" && reference ? { kind: "cardSaved", ...about, reference } : undefined;
}

/** Of the cards that Byline charges by itself; a checkout tells of its own payments. */
function ofCharge(
  id: string,
  type: "payment_intent.succeeded" | "payment_intent.payment_failed",
  payment: Stripe.PaymentIntent,
): ProviderEvent | undefined {
  const intentId = intentOf(payment.metadata.byline);
  if (!intentId || payment.metadata.charge !== automaticCharge) return undefined;
  if (type === "payment_intent.succeeded" && payment.currency !== currency) return undefined;
  return type === "payment_intent.succeeded"
    ? paidBy(id, intentId, payment)
    : declinedBy(id, intentId, payment.id, payment.last_payment_error?.code);
}

function ofRefund(id: string, refund: Stripe.Refund): ProviderEvent | undefined {
  const reference = idOf(refund.payment_intent);
  if (!reference || refund.status === "requires_action") return undefined;
  const isBack = refund.status === "failed" || refund.status === "canceled";
  const intentId = intentOf(refund.metadata?.byline);
  const about = { id, reference, intentId, reversalReference: refund.id, amountCents: refund.amount };
  return { kind: isBack ? "refundFailed" : "paymentRefunded", ...about };
}

type DisputeKind = "paymentDisputed" | "disputeWon" | "disputeLost";

function ofDispute(id: string, kind: DisputeKind, dispute: Stripe.Dispute): ProviderEvent | undefined {
  const reference = idOf(dispute.payment_intent);
  if (!reference) return undefined;
  return { kind, id, reference, intentId: null, reversalReference: dispute.id, amountCents: dispute.amount };
}

/** A warning that closes moved no money. */
function ofClosedDispute(id: string, dispute: Stripe.Dispute): ProviderEvent | undefined {
  if (dispute.status === "won") return ofDispute(id, "disputeWon", dispute);
  return dispute.status === "lost" ? ofDispute(id, "disputeLost", dispute) : undefined;
}

function ofPayout(
  id: string,
  type: "payout.paid" | "payout.failed" | "payout.canceled",
  payout: Stripe.Payout,
): ProviderEvent | undefined {
  const intentId = intentOf(payout.metadata?.byline);
  if (!intentId) return undefined;
  const about = { id, reference: payout.id, intentId, amountCents: payout.amount };
  if (type === "payout.failed") return { kind: "payoutFailed", ...about, reason: payout.failure_message };
  return { kind: type === "payout.paid" ? "payoutPaid" : "payoutCanceled", ...about };
}

function ofPayee(id: string, created: number, account: Stripe.Account): ProviderEvent | undefined {
  const intentId = intentOf(account.metadata?.byline);
  if (!intentId) return undefined;
  const canBePaid = account.payouts_enabled && account.capabilities?.transfers === "active";
  const isAsking = (account.requirements?.currently_due ?? []).length > 0;
  const reason = canBePaid
    ? null
    : isAsking
      ? "Stripe needs more details from you."
      : "Stripe is checking your details.";
  const at = new Date(created * 1_000).toISOString();
  const accountKey = accountKeyOf(account);
  return { kind: "payeeUpdated", id, reference: account.id, intentId, canBePaid, reason, at, accountKey };
}

/** Payouts go to the account that is the currency's default. */
function accountKeyOf({ external_accounts: accounts }: Stripe.Account): string | null {
  const named = accounts?.data ?? [];
  return (named.find(({ default_for_currency }) => default_for_currency) ?? named[0])?.fingerprint ?? null;
}

function ofIdentity(
  id: string,
  type: `identity.verification_session.${"verified" | "requires_input"}`,
  session: Stripe.Identity.VerificationSession,
): ProviderEvent | undefined {
  const intentId = intentOf(session.metadata.byline);
  if (!intentId) return undefined;
  const about = { id, reference: session.id, intentId };
  if (type === "identity.verification_session.verified") return { kind: "identityVerified", ...about };
  return { kind: "identityNeedsInput", ...about, reason: session.last_error?.reason ?? null };
}
