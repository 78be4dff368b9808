import Stripe from "stripe";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ProviderEvent } from "../../../events/provider-event.ts";
import { ProviderRefusal } from "../../provider.ts";
import { asked, currency } from "./call.ts";

const texts = catalogue("payments.providers.stripe.server.cards", {
  noCard: "Stripe saved no card. Try again with another one.",
  automaticTopUp: "Automatic balance top-up",
});

/** Marks payments for which Byline charged a card: checkouts tell of their own. */
export const automaticCharge = "automatic";

/** A card is charged by the customer that Stripe keeps it for: `cus_1/pm_1`. */
const separator = "/";

/** The card that a checkout saved, as "Visa ···· 4242". */
export async function readSavedCard(
  stripe: Stripe,
  setupReference: string,
): Promise<{ reference: string; title: string; key: string | null }> {
  const { customer, payment_method: method } = await asked(
    stripe.setupIntents.retrieve(setupReference, { expand: ["payment_method"] }),
  );
  if (!method || typeof method === "string" || !method.card || !customer) throw new ProviderRefusal(texts.noCard);
  const { brand, last4, fingerprint } = method.card;
  const customerId = typeof customer === "string" ? customer : customer.id;
  return {
    reference: customerId + separator + method.id,
    title: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ···· ${last4}`,
    key: fingerprint ?? null,
  };
}

/** The card or bank account behind a payment, by Stripe's fingerprint of it. */
export async function readPayer(stripe: Stripe, paymentReference: string): Promise<string | null> {
  const expand = ["latest_charge"];
  const { latest_charge: charge } = await asked(stripe.paymentIntents.retrieve(paymentReference, { expand }));
  const details = charge && typeof charge !== "string" ? charge.payment_method_details : null;
  const { fingerprint } = details?.card ?? details?.us_bank_account ?? details?.sepa_debit ?? {};
  return fingerprint ?? null;
}

/** Charges a saved card while nobody is there; a payment that Stripe has not decided is told by its webhook. */
export async function chargeCard(
  stripe: Stripe,
  { id, amountCents, cardReference }: { id: string; amountCents: number; cardReference: string },
): Promise<ProviderEvent[]> {
  const [customer = "", paymentMethod = ""] = cardReference.split(separator);
  try {
    const payment = await asked(
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency,
          customer,
          payment_method: paymentMethod,
          automatic_payment_methods: { enabled: true, allow_redirects: "never" },
          off_session: true,
          confirm: true,
          description: texts.automaticTopUp,
          metadata: { byline: id, charge: automaticCharge },
        },
        { idempotencyKey: id },
      ),
    );
    return payment.status === "succeeded" ? [paidBy(`${payment.id}:paid`, id, payment)] : [];
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    const reference = error.payment_intent?.id ?? id;
    return [declinedBy(`${reference}:declined`, id, reference, error.code)];
  }
}

export const paidBy = (id: string, intentId: string, { id: reference, amount }: Stripe.PaymentIntent) =>
  ({ kind: "checkoutPaid", id, reference, intentId, amountCents: amount, paymentReference: reference }) as const;

/** By Stripe's code for the failure. */
export const declinedBy = (id: string, intentId: string, reference: string, code: string | undefined) =>
  ({
    kind: "chargeDeclined",
    id,
    reference,
    intentId,
    problem: code === "authentication_required" ? "needsPerson" : "declined",
  }) as const;
