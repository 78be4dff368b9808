import Stripe from "stripe";
import { calling } from "#platform/tracing/outgoing.ts";
import { type PaymentProvider, ProviderRefusal } from "../../provider.ts";
import { asked, currency } from "./call.ts";
import { chargeCard, readPayer, readSavedCard } from "./cards.ts";
import { readStripeEvents } from "./events.ts";
import type { StripeSettings } from "./settings.ts";

type Keys = Omit<StripeSettings, "isOpenTest">;

/**
 * Stripe, by its own library. The asking row's id is each call's idempotency key, so that repeated calls happen once. Objects carry
 * it as `metadata.byline`, and events bring it back.
 */
export function stripeProvider({ secretKey, webhookSecrets, apiBase, publicUrl }: Keys): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    ...patience,
    telemetry: false,
    httpClient: tracedClient(),
  });
  const isLive = secretKey.includes("_live_");
  return {
    name: "stripe",
    ...checkoutsBy(stripe, publicUrl),
    ...payoutsBy(stripe, publicUrl),
    ...identitiesBy(stripe, publicUrl),
    readSavedCard: (setupReference) => readSavedCard(stripe, setupReference),
    readPayer: (paymentReference) => readPayer(stripe, paymentReference),
    chargeCard: (charge) => chargeCard(stripe, charge),
    readEvents: (rawBody, headers) => readStripeEvents({ stripe, webhookSecrets, isLive }, rawBody, headers),
  };
}

const checkoutsBy = (
  stripe: Stripe,
  publicUrl: string,
): Pick<PaymentProvider, "startCheckout" | "refund" | "startCardSetup"> => ({
  async startCheckout({ id, amountCents, returnPath }) {
    // Stripe ends a checkout after a day by itself; a time named here would differ in a repeated call.
    const { id: reference, url } = await asked(
      stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: id,
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amountCents, product_data: { name: "Balance top-up" } },
            },
          ],
          payment_intent_data: { metadata: { byline: id } },
          success_url: publicUrl + returnPath,
          cancel_url: publicUrl + returnPath,
        },
        { idempotencyKey: id },
      ),
    );
    return { reference, url: required(url) };
  },
  async refund({ id, paymentReference, amountCents }) {
    // Stripe forgets keys after a day, and an operator may ask again later.
    const { data: earlier } = await asked(stripe.refunds.list({ payment_intent: paymentReference, limit: 100 }));
    const made = earlier.find(({ metadata }) => metadata?.byline === id);
    const wanted = { payment_intent: paymentReference, amount: amountCents, metadata: { byline: id } };
    const refund = made ?? (await asked(stripe.refunds.create(wanted, { idempotencyKey: id })));
    return { reference: refund.id, events: [] };
  },
  async startCardSetup({ id, returnPath }) {
    const { id: reference, url } = await asked(
      stripe.checkout.sessions.create(
        {
          mode: "setup",
          customer_creation: "always",
          allowed_payment_method_types: ["card"],
          client_reference_id: id,
          success_url: publicUrl + returnPath,
          cancel_url: publicUrl + returnPath,
        },
        { idempotencyKey: id },
      ),
    );
    return { reference, url: required(url) };
  },
});

const payoutsBy = (
  stripe: Stripe,
  publicUrl: string,
): Pick<PaymentProvider, "startOnboarding" | "payOut" | "recallPayout"> => ({
  async startOnboarding({ id, email, payeeReference, returnPath }) {
    const account = payeeReference ?? (await asked(createPayee(stripe, id, email))).id;
    const back = publicUrl + returnPath;
    const { url } = await asked(
      stripe.accountLinks.create({ account, type: "account_onboarding", return_url: back, refresh_url: back }),
    );
    return { reference: account, url };
  },
  async payOut({ id, payeeReference, amountCents }) {
    const shared = { amount: amountCents, currency, metadata: { byline: id } };
    await asked(
      stripe.transfers.create(
        { ...shared, destination: payeeReference, transfer_group: id },
        { idempotencyKey: `${id}:transfer` },
      ),
    );
    const payout = await asked(
      stripe.payouts.create(shared, { stripeAccount: payeeReference, idempotencyKey: `${id}:payout` }),
    );
    return { reference: payout.id };
  },
  async recallPayout({ id, amountCents }) {
    const [transfer] = (await asked(stripe.transfers.list({ transfer_group: id, limit: 1 }))).data;
    if (!transfer) return;
    const recall = { idempotencyKey: `${id}:recall` };
    await asked(stripe.transfers.createReversal(transfer.id, { amount: amountCents }, recall));
  },
});

const identitiesBy = (
  stripe: Stripe,
  publicUrl: string,
): Pick<PaymentProvider, "startIdentitySession" | "readVerifiedName"> => ({
  async startIdentitySession({ id, returnPath }) {
    const { id: reference, url } = await asked(
      stripe.identity.verificationSessions.create(
        { type: "document", metadata: { byline: id }, return_url: publicUrl + returnPath },
        { idempotencyKey: id },
      ),
    );
    return { reference, url: required(url) };
  },
  async readVerifiedName(sessionReference) {
    const expand = ["verified_outputs"];
    const { verified_outputs: verified } = await asked(
      stripe.identity.verificationSessions.retrieve(sessionReference, { expand }),
    );
    const name = [verified?.first_name, verified?.last_name].filter(Boolean).join(" ");
    if (!name) throw new ProviderRefusal("Stripe verified this person without a name.");
    return name;
  },
});

/** The library's own client, with a span for each call. */
function tracedClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...rest) =>
    calling(
      method,
      `https://${host}:${port}`,
      () => send(host, port, path, method, ...rest),
      (answer) => answer.getStatusCode(),
    );
  return client;
}

/** A call that is late or broken is made again by the library, then by the job. */
const patience = { timeout: 20_000, maxNetworkRetries: 2 };

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname: host, port, protocol } = new URL(apiBase);
  return { host, ...(port && { port }), protocol: protocol === "http:" ? "http" : "https" } as const;
}

/** Byline asks for a payee's transfers and payouts; Stripe itself asks for their papers. */
const createPayee = (stripe: Stripe, id: string, email: string) =>
  stripe.accounts.create(
    {
      controller: {
        fees: { payer: "application" },
        losses: { payments: "application" },
        stripe_dashboard: { type: "express" },
      },
      capabilities: { transfers: { requested: true } },
      settings: { payouts: { schedule: { interval: "manual" } } },
      email,
      metadata: { byline: id },
    },
    { idempotencyKey: `${id}:payee` },
  );

function required(url: string | null): string {
  if (!url) throw new Error("Stripe opened no page");
  return url;
}
