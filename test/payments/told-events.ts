import type { ProviderEventKind } from "../../src/payments/events/provider-event.ts";
import { stripeEvent, stripeSignature } from "../stripe/events.ts";

export const id = "0199a1b2-0000-7000-8000-000000000001";

export const amountCents = 12_345;

export type ToldEvent = { body: string; headers: Record<string, string> };
const asStripe = (...event: Parameters<typeof stripeEvent>): ToldEvent => {
  const body = stripeEvent(...event);
  return { body, headers: stripeSignature(body) };
};
export const session = {
  id: "cs_1",
  client_reference_id: id,
  amount_total: amountCents,
  currency: "usd",
  payment_intent: "pi_1",
};
const setup = { mode: "setup", setup_intent: "seti_1", payment_intent: null };
export const charge = { id: "pi_1", amount: amountCents, metadata: { byline: id, charge: "automatic" } };
export const refund = { id: "re_1", payment_intent: "pi_1", amount: amountCents, status: "succeeded" };
export const dispute = { id: "dp_1", payment_intent: "pi_1", amount: amountCents };
export const payout = { id: "po_1", amount: amountCents, metadata: { byline: id } };
const identity = { id: "vs_1", metadata: { byline: id } };

export const stripeTells: Record<ProviderEventKind, () => ToldEvent> = {
  checkoutPaid: () => asStripe("checkout.session.completed", { ...session, payment_status: "paid" }),
  checkoutProcessing: () => asStripe("checkout.session.completed", { ...session, payment_status: "unpaid" }),
  checkoutDeclined: () => asStripe("checkout.session.async_payment_failed", session),
  checkoutLeft: () => asStripe("checkout.session.expired", session),
  cardSaved: () => asStripe("checkout.session.completed", { ...session, ...setup }),
  cardSetupLeft: () => asStripe("checkout.session.expired", { ...session, ...setup }),
  chargeDeclined: () => asStripe("payment_intent.payment_failed", charge),
  paymentRefunded: () => asStripe("refund.created", refund),
  refundFailed: () => asStripe("refund.failed", { ...refund, status: "failed" }),
  paymentDisputed: () => asStripe("charge.dispute.funds_withdrawn", dispute),
  disputeWon: () => asStripe("charge.dispute.funds_reinstated", dispute),
  disputeLost: () => asStripe("charge.dispute.closed", { ...dispute, status: "lost" }),
  payoutPaid: () => asStripe("payout.paid", payout),
  payoutFailed: () => asStripe("payout.failed", { ...payout, failure_message: "No such account." }),
  payoutCanceled: () => asStripe("payout.canceled", payout),
  payeeUpdated: () =>
    asStripe("account.updated", {
      id: "acct_1",
      metadata: { byline: id },
      payouts_enabled: true,
      capabilities: { transfers: "active" },
    }),
  identityVerified: () => asStripe("identity.verification_session.verified", identity),
  identityNeedsInput: () =>
    asStripe("identity.verification_session.requires_input", {
      ...identity,
      last_error: { code: "document_expired", reason: "The document has expired." },
    }),
};

export const sandboxTells = (kind: ProviderEventKind): ToldEvent => {
  const reversal = { reversalReference: "reversal", amountCents };
  const more: Partial<Record<ProviderEventKind, object>> = {
    checkoutPaid: { amountCents, paymentReference: "payment" },
    chargeDeclined: { problem: "declined" },
    paymentRefunded: reversal,
    refundFailed: reversal,
    paymentDisputed: reversal,
    disputeWon: reversal,
    disputeLost: reversal,
    payoutPaid: { amountCents },
    payoutFailed: { amountCents, reason: null },
    payoutCanceled: { amountCents },
    payeeUpdated: { canBePaid: true, reason: null, at: new Date().toISOString() },
    identityNeedsInput: { reason: null },
  };
  return {
    body: JSON.stringify({ kind, id: "event", reference: "sandbox", intentId: id, ...more[kind] }),
    headers: {},
  };
};
