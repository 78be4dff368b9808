import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ProviderEvent,
  type ProviderEventKind,
  providerEventKindNames,
  providerEventSchema,
} from "../../src/payments/events/provider-event.ts";
import { ForgedEvent, type PaymentProvider, ProviderRefusal } from "../../src/payments/providers/provider.ts";
import { sandboxProvider } from "../../src/payments/providers/sandbox/server/sandbox.ts";
import { stripeProvider } from "../../src/payments/providers/stripe/server/stripe.ts";
import { stripeObject } from "../stripe/description.ts";
import { stripeEvent, stripeKeys, stripeSignature } from "../stripe/events.ts";
import { type StripeStandIn, startStripe } from "../stripe/stripe.ts";
import {
  amountCents,
  charge,
  dispute,
  id,
  payout,
  refund,
  sandboxTells,
  session,
  stripeTells,
  type ToldEvent,
} from "./told-events.ts";

let stripe: StripeStandIn;
let byStripe: PaymentProvider;

beforeAll(async () => {
  stripe = await startStripe(stripeKeys.secretKey);
  byStripe = stripeProvider({
    secretKey: stripeKeys.secretKey,
    webhookSecrets: ["whsec_of_payees", stripeKeys.webhookSecret],
    apiBase: stripe.base,
    publicUrl: "https://byline.example",
  });
});

beforeEach(() => {
  for (const list of [stripe.calls, stripe.made, stripe.faults]) list.length = 0;
});

afterAll(() => stripe?.close());

const returnPath = "/back";

const readAll = (provider: PaymentProvider, { body, headers }: ToldEvent) =>
  provider.readEvents(Buffer.from(body), headers);

describe.each([
  ["sandbox", () => sandboxProvider, sandboxTells],
  ["stripe", () => byStripe, (kind: ProviderEventKind) => stripeTells[kind]()],
])("the port, kept by %s", (_name, providerOf, tells) => {
  test("a call that is repeated does the same once", async () => {
    const provider = providerOf();
    const fresh = crypto.randomUUID();
    const calls: (() => Promise<{ reference: string }>)[] = [
      () => provider.startCheckout({ id: fresh, amountCents, returnPath: "/top-up/1" }),
      () => provider.startCardSetup({ id: `${fresh}-5`, returnPath: "/profile/billing" }),
      () => provider.startIdentitySession({ id: `${fresh}-1`, returnPath: "/publisher/kyc" }),
      () => provider.refund({ id: `${fresh}-2`, paymentReference: "pi_1", amountCents }),
      () => provider.payOut({ id: `${fresh}-3`, payeeReference: "acct_1", amountCents }),
      () => provider.startOnboarding({ id: `${fresh}-4`, email: "a@b.example", payeeReference: null, returnPath }),
    ];
    for (const call of calls) {
      const first = await call();
      expect(first.reference).not.toBe("");
      expect((await call()).reference).toBe(first.reference);
    }
  });

  test("what a person goes on to is a page of the provider", async () => {
    const provider = providerOf();
    const { url } = await provider.startCheckout({ id, amountCents, returnPath: "/top-up/1" });
    expect(url).toMatch(/^(https:\/\/|\/sandbox\/)/);
  });

  test("a payee that was made before goes on with its account", async () => {
    const provider = providerOf();
    const asked = { id, email: "a@b.example", returnPath };
    const { reference } = await provider.startOnboarding({ ...asked, payeeReference: null });
    expect((await provider.startOnboarding({ ...asked, payeeReference: reference })).reference).toBe(reference);
  });

  test("the money of a payout that failed is recalled once", async () => {
    const provider = providerOf();
    const asked = { id: crypto.randomUUID(), payeeReference: "acct_1", amountCents };
    await provider.payOut(asked);
    await provider.recallPayout(asked);
    await provider.recallPayout(asked);
    const recalls = stripe.made.filter(({ id: made }) => `${made}`.startsWith("trr_"));
    expect(recalls).toHaveLength(provider === byStripe ? 1 : 0);
  });

  test("a saved card is known by its last digits, and charging it again with the same id tells the same", async () => {
    const provider = providerOf();
    const saved = provider === byStripe ? `seti_${crypto.randomUUID()}` : `sandbox_saved_pays_${id}`;
    const { reference, title } = await provider.readSavedCard(saved);
    expect(title).toMatch(/^\S.* ···· \d{4}$/);
    const asked = { id: crypto.randomUUID(), amountCents, cardReference: reference };
    const [paid] = await provider.chargeCard(asked);
    expect(providerEventSchema.parse(paid)).toMatchObject({ kind: "checkoutPaid", intentId: asked.id, amountCents });
    expect(await provider.chargeCard(asked)).toEqual([paid]);
  });

  test.each(["declined", "needsPerson"] as const)("a card that is %s charges nothing and says so", async (problem) => {
    const provider = providerOf();
    const asked = { id: crypto.randomUUID(), amountCents };
    const cardReference = provider === byStripe ? "cus_1/pm_1" : `sandbox_saved_${problem}_${id}`;
    if (provider === byStripe) stripe.faults.push(problem);
    expect(await provider.chargeCard({ ...asked, cardReference })).toMatchObject([
      { kind: "chargeDeclined", intentId: asked.id, problem },
    ]);
  });

  test.each(providerEventKindNames)("%s is read as Byline's own event", (kind) => {
    const [event, ...others] = readAll(providerOf(), tells(kind));
    expect(others).toEqual([]);
    expect(providerEventSchema.parse(event)).toMatchObject({ kind });
    if (event && "amountCents" in event) expect(event.amountCents).toBe(amountCents);
  });

  test("what is no event is refused", () => {
    for (const body of ["", "{}", "[]", "null", "not json"])
      expect(() => readAll(providerOf(), { body, headers: {} }), body).toThrow(ForgedEvent);
  });
});

describe("Stripe", () => {
  const paid = () => stripeEvent("checkout.session.completed", { ...session, payment_status: "paid" });
  const reading = (body: string, headers: Record<string, string>) => () => readAll(byStripe, { body, headers });

  test("a signature is of these bytes, by a secret that Byline knows, and not older than five minutes", () => {
    const body = paid();
    expect(reading(body, stripeSignature(body))()).toHaveLength(1);
    expect(reading(body, stripeSignature(body, 290))()).toHaveLength(1);
    expect(reading(body, stripeSignature(body, 0, "whsec_of_payees"))()).toHaveLength(1);
    expect(reading(body, stripeSignature(body, 310))).toThrow(ForgedEvent);
    expect(reading(body, stripeSignature(body, 0, "whsec_of_a_thief"))).toThrow(ForgedEvent);
    expect(reading(body, {})).toThrow(ForgedEvent);
    expect(reading(body, { "stripe-signature": "t=1,v1=00" })).toThrow(ForgedEvent);
    expect(reading(body.replace("12345", "99999"), stripeSignature(body))).toThrow(ForgedEvent);
  });

  test("events of real money mean nothing to an installation with a test key, and others' objects mean nothing at all", () => {
    const strangers: ProviderEvent[][] = [
      stripeEvent("checkout.session.completed", { ...session, payment_status: "paid" }, { livemode: true }),
      stripeEvent("checkout.session.completed", { ...session, client_reference_id: "order 17" }),
      stripeEvent("payout.paid", { ...payout, metadata: {} }),
      stripeEvent("account.updated", { id: "acct_2", metadata: { byline: "x" } }),
      stripeEvent("charge.dispute.closed", { ...dispute, status: "warning_closed" }),
      stripeEvent("refund.updated", { ...refund, status: "requires_action" }),
      stripeEvent("payout.paid", payout, { type: "customer.created" }),
    ].map((body) => readAll(byStripe, { body, headers: stripeSignature(body) }));
    expect(strangers).toEqual(strangers.map(() => []));
  });

  test("a payee that Stripe still asks can't be paid, and reads why", () => {
    const body = stripeEvent("account.updated", {
      id: "acct_1",
      metadata: { byline: id },
      payouts_enabled: false,
      requirements: { currently_due: ["external_account"] },
    });
    expect(readAll(byStripe, { body, headers: stripeSignature(body) })).toMatchObject([
      { kind: "payeeUpdated", canBePaid: false, reason: "Stripe needs more details from you." },
    ]);
  });

  test("tells which card paid a checkout, and whose document a session verified", async () => {
    expect(await byStripe.readPayer("pi_1")).toBe("the card of a checkout");
    expect(await byStripe.readVerifiedName("vs_1")).toBe("Paul Quill");
  });

  test("a payee's bank account is known by its fingerprint, that of its payouts where there are several", () => {
    const account = (fingerprint: string, isDefault: boolean) =>
      stripeObject("bank_account", { fingerprint, default_for_currency: isDefault });
    const body = stripeEvent("account.updated", {
      id: "acct_1",
      metadata: { byline: id },
      external_accounts: {
        object: "list",
        data: [account("another", false), account("the payouts'", true)],
        has_more: false,
        url: "/v1/accounts/acct_1/external_accounts",
      },
    });
    expect(readAll(byStripe, { body, headers: stripeSignature(body) })).toMatchObject([{ accountKey: "the payouts'" }]);
  });

  test("a checkout charges dollars in cents, names Byline's own id, and leads back to Byline", async () => {
    await byStripe.startCheckout({ id, amountCents, returnPath: "/top-up/1" });
    expect(stripe.calls).toMatchObject([
      {
        key: id,
        form: {
          mode: "payment",
          client_reference_id: id,
          line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 12345 } }],
          payment_intent_data: { metadata: { byline: id } },
          success_url: "https://byline.example/top-up/1",
        },
      },
    ]);
  });

  test("a saved card is charged without its owner, and marked as Byline's own charge", async () => {
    const asked = { id: crypto.randomUUID(), amountCents, cardReference: "cus_7/pm_9" };
    await byStripe.chargeCard(asked);
    expect(stripe.calls).toMatchObject([
      {
        path: "/v1/payment_intents",
        key: asked.id,
        form: {
          amount: 12345,
          currency: "usd",
          customer: "cus_7",
          payment_method: "pm_9",
          off_session: true,
          confirm: true,
          metadata: { byline: asked.id, charge: "automatic" },
        },
      },
    ]);
  });

  test("what a checkout pays is told by the checkout alone", () => {
    const body = stripeEvent("payment_intent.succeeded", { ...charge, metadata: { byline: id } });
    expect(readAll(byStripe, { body, headers: stripeSignature(body) })).toEqual([]);
  });

  test("a payout moves money to the payee's account, and from there to the bank", async () => {
    await byStripe.payOut({ id, payeeReference: "acct_1", amountCents });
    expect(stripe.calls.map(({ path, account }) => [path, account])).toEqual([
      ["/v1/transfers", undefined],
      ["/v1/payouts", "acct_1"],
    ]);
  });

  test.each(["refusesWork", "failsAfterWork", "cutsAfterWork"] as const)(
    "a call that %s is made again by itself and does its work once",
    async (fault) => {
      stripe.faults.push(fault);
      await byStripe.startCheckout({ id: crypto.randomUUID(), amountCents, returnPath });
      expect(stripe.calls).toHaveLength(2);
      expect(stripe.made).toHaveLength(1);
    },
  );

  test("a call that Stripe finds wrong is not made again", async () => {
    const wrong = byStripe.startCheckout({ id: `${id}-wrong`, amountCents: Number.NaN, returnPath: "/" });
    await expect(wrong).rejects.toThrow(ProviderRefusal);
    expect(stripe.calls).toHaveLength(1);
  });
});
