import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runQueue } from "../run-queue.ts";
import { type Advertiser, anAdvertiser, aPublisher, balances } from "../scene.ts";
import { openTestServer, type TestServer } from "../server.ts";
import { stripeEvent, stripeKeys, stripeSignature } from "../stripe/events.ts";
import { type StripeStandIn, startStripe } from "../stripe/stripe.ts";

let stripe: StripeStandIn;
let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  stripe = await startStripe(stripeKeys.secretKey);
  byline = await openTestServer({
    work: true,
    env: {
      PAYMENT_PROVIDER: "stripe",
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_API_BASE: stripe.base,
    },
  });
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(async () => {
  await byline?.close();
  await stripe?.close();
});

const start = async (amountCents: number): Promise<string> =>
  (await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents })).body.id;

const read = async (id: string) => (await ada.person.get(`/api/top_ups/${id}`)).body;

const waitFor = (id: string, status: number) =>
  vi.waitFor(async () => {
    const topUp = await read(id);
    expect(topUp.status).toBe(status);
    return topUp;
  }, 60_000);

const deliver = (payload: string, headers: Record<string, string> = stripeSignature(payload)) =>
  byline.app.inject({
    method: "POST",
    url: "/api/stripe_events",
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    payload,
  });

const paidEvent = (id: string, amount: number, session = `cs_${id}`, currency = "usd") =>
  stripeEvent("checkout.session.completed", {
    id: session,
    client_reference_id: id,
    payment_intent: `pi_${id}`,
    amount_total: amount,
    currency,
    payment_status: "paid",
  });

test("R2.16 a top-up leads to Stripe's page, and Stripe's signed event credits it once", async () => {
  const before = (await balances(ada.person, ada.organization)).available;
  const id = await start(20_000);
  expect(await waitFor(id, 1)).toMatchObject({
    provider: "stripe",
    checkoutUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//),
  });
  const { providerReference } = await read(id);
  // Another checkout than the opened one, or another amount, credits nothing.
  await deliver(paidEvent(id, 20_000));
  await deliver(paidEvent(id, 2_000_000, providerReference));
  expect((await read(id)).status).toBe(1);
  const paid = paidEvent(id, 20_000, providerReference);
  expect((await deliver(paid)).json()).toEqual({ received: true });
  expect((await deliver(paid)).statusCode).toBe(200);
  expect((await deliver(paidEvent(id, 20_000, providerReference))).statusCode).toBe(200);
  expect((await read(id)).status).toBe(3);
  expect((await balances(ada.person, ada.organization)).available).toBe(before + 20_000);
});

test("a payment in another currency than was asked for credits nothing, however Stripe signs it", async () => {
  const before = (await balances(ada.person, ada.organization)).available;
  const id = await start(20_000);
  await waitFor(id, 1);
  const { providerReference } = await read(id);
  const inYen = paidEvent(id, 20_000, providerReference, "jpy");
  expect((await deliver(inYen)).json()).toEqual({ received: true });
  expect((await read(id)).status).not.toBe(3);
  expect((await balances(ada.person, ada.organization)).available).toBe(before);
  await deliver(paidEvent(id, 20_000, providerReference));
  expect((await read(id)).status).toBe(3);
  expect((await balances(ada.person, ada.organization)).available).toBe(before + 20_000);
});

test("a provider that answers 500 after its work as often as its library tries has made one checkout in the end", async () => {
  const made = stripe.made.length;
  stripe.faults.push("failsAfterWork", "failsAfterWork", "failsAfterWork");
  const id = await start(5_000);
  await waitFor(id, 1);
  expect(stripe.made.length).toBe(made + 1);
  expect(stripe.made.at(-1)).toMatchObject({ client_reference_id: id });
});

test("what Stripe refuses for good ends the top-up with a sentence", async () => {
  stripe.faults.push("refusesForGood");
  const id = await start(4_000);
  expect((await waitFor(id, 4)).failureReason).toContain("refused this payment");
});

test("a payment that is reported while the answer to its checkout was lost is credited, and stays so", async () => {
  const before = (await balances(ada.person, ada.organization)).available;
  // The queue asks again by itself: each answer is lost until the payment is reported, and none after it.
  stripe.faults.push(...Array(300).fill("cutsAfterWork"));
  const id = await start(3_000);
  await vi.waitFor(() => expect(stripe.faults.length).toBeLessThanOrEqual(297), 60_000);
  await deliver(paidEvent(id, 3_000));
  stripe.faults.length = 0;
  await runQueue(byline, "start-checkout", { topUpId: id });
  expect((await read(id)).status).toBe(3);
  expect((await balances(ada.person, ada.organization)).available).toBe(before + 3_000);
});

test("forged, stale and oversized events are refused and leave nothing", async () => {
  const id = await start(6_000);
  const paid = paidEvent(id, 6_000);
  const stored = () => byline.database.pool.query("SELECT count(*) FROM provider_event");
  const before = (await stored()).rows;
  const refused = await Promise.all([
    deliver(paid, {}),
    deliver(paid, stripeSignature(paid, 0, "whsec_of_a_thief")),
    deliver(paid, stripeSignature(paid, 301)),
    deliver(paid.replace("6000", "600000"), stripeSignature(paid)),
    deliver("{}", stripeSignature("{}", 301)),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(refused[0]?.json()["hydra:description"]).toContain("did not sign");
  // Correctly signed, but no event.
  for (const body of ["null", "1", '"x"', "[]", '{"type":"checkout.session.completed","id":"evt_1","data":null}'])
    expect((await deliver(body, stripeSignature(body))).statusCode, body).toBe(400);
  const large = `${paid.slice(0, -1)},"more":"${"x".repeat(300_000)}"}`;
  expect((await deliver(large)).statusCode).toBe(413);
  expect((await stored()).rows).toEqual(before);
});

test("R4.3 the card that paid a checkout is read from Stripe, and organizations that share one are related", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  for (const { person, organization } of [ada, bea]) {
    const { id } = (await person.post("/api/top_ups", { organization, amountCents: 7_000 })).body;
    const { providerReference } = await vi.waitFor(async () => {
      const topUp = (await person.get(`/api/top_ups/${id}`)).body;
      expect(topUp.status).toBe(1);
      return topUp;
    }, 60_000);
    await deliver(paidEvent(id, 7_000, providerReference));
    await runQueue(byline, "read-payer", { topUpId: id });
  }
  const { rows } = await byline.database.pool.query(
    "SELECT DISTINCT organization_id FROM organization_key WHERE kind = 'card' AND key = 'the card of a checkout'",
  );
  expect(rows.map((row) => row.organization_id).toSorted()).toEqual([ada.organization, bea.organization].toSorted());
});

test.each([
  ["Paul Quill", "approved", "verified", "paul"],
  ["QUILL, Paul", "approved", "verified", "quill"],
  ["Pia Quill", "in_progress", "unclear", "pia"],
])("R3.15 Stripe verified Paul Quill: who told the name %s is %s", async (legalName, state, status, name) => {
  const publisher = await aPublisher(byline, name);
  const { person, organization } = publisher;
  const told = { kind: "person", legalName, country: "DE", address: "1 Press Lane", birthDate: "1980-02-03" };
  await person.patch(`/api/identity_verifications/${organization}`, told);
  expect((await person.post("/api/identity_checks", { organization })).status).toBe(201);
  const check = async () => (await person.get(`/api/identity_checks/${organization}`)).body;
  await vi.waitFor(async () => expect((await check()).status).toBe("open"), 60_000);
  const asked = await byline.database.pool.query(
    "SELECT id, reference FROM identity_check WHERE organization_id = $1",
    [organization],
  );
  const { id, reference } = asked.rows[0];
  const verified = { id: reference, metadata: { byline: id } };
  expect((await deliver(stripeEvent("identity.verification_session.verified", verified))).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await check()).status).toBe(status), 60_000);
  expect((await person.get(`/api/identity_verifications/${organization}`)).body.state).toBe(state);
  if (status === "unclear") expect((await check()).reason).toContain("isn't the one you entered");
});
