import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readUnmatchedEvents, readUnmatchedPostings } from "../../src/payments/events/server/queries.ts";
import { verifyLedger } from "../../src/wallet/server/verify-ledger.ts";
import type { Publisher } from "../scene.ts";
import { openTestServer, type TestServer } from "../server.ts";
import { type StripeEventType, stripeEvent, stripeKeys, stripeSignature } from "../stripe/events.ts";
import { type StripeStandIn, startStripe } from "../stripe/stripe.ts";
import { anEarner } from "./payout-scene.ts";

let stripe: StripeStandIn;
let byline: TestServer;
let paul: Publisher;

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
  paul = await anEarner(byline, "paul", 50_000);
  await onboarded();
});

afterAll(async () => {
  await byline?.close();
  await stripe?.close();
});

const deliver = async (type: StripeEventType, fields: object) => {
  const payload = stripeEvent(type, fields);
  const headers = { "content-type": "application/json", ...stripeSignature(payload) };
  const { statusCode } = await byline.app.inject({ method: "POST", url: "/api/stripe_events", headers, payload });
  expect(statusCode).toBe(200);
};

async function onboarded(): Promise<void> {
  const { organization } = paul;
  await paul.person.post("/api/payees", { organization });
  await vi.waitFor(async () => {
    const { body } = await paul.person.get(`/api/payees/${organization}`);
    expect(body.onboardingUrl).toMatch(/^https:\/\/connect\.stripe\.com\//);
  }, 60_000);
  const account = stripe.made.find(({ id }) => `${id}`.startsWith("acct_"));
  await deliver("account.updated", {
    id: account?.id,
    metadata: { byline: organization },
    payouts_enabled: true,
    capabilities: { transfers: "active" },
  });
}

const ask = async (): Promise<string> => {
  const input = { organization: paul.organization, amountCents: 10_000, method: "provider" };
  return (await paul.person.post("/api/withdrawals", input)).body.id;
};
const read = async (id: string) => (await paul.person.get(`/api/withdrawals/${id}`)).body;
const earnings = async () => (await paul.person.get(`/api/wallets/${paul.organization}`)).body.earningsCents;
const madeFor = (id: string, prefix: string) =>
  stripe.made.filter((each) => `${each.id}`.startsWith(prefix) && JSON.stringify(each).includes(id));
const payout = (id: string) => ({ id: `${madeFor(id, "po_")[0]?.id}`, amount: 10_000, metadata: { byline: id } });
const whenSent = (id: string) => vi.waitFor(() => expect(madeFor(id, "po_")).toHaveLength(1), 60_000);

test("R3.14 Stripe is asked for one transfer and one payout though it answers 500 after its work, and its report pays", async () => {
  stripe.faults.push("failsAfterWork", "failsAfterWork", "failsAfterWork", "cutsAfterWork");
  const id = await ask();
  await whenSent(id);
  expect([madeFor(id, "tr_").length, madeFor(id, "po_").length]).toEqual([1, 1]);
  await deliver("payout.paid", payout(id));
  await deliver("payout.paid", payout(id));
  expect((await read(id)).status).toBe(3);
  expect(await earnings()).toBe(40_000);
  await vi.waitFor(() => expect(stripe.faults).toEqual([]), 60_000);
});

test("R3.14 a payout that Stripe reports as failed gives the money back, says why, and is called back from the payee's account", async () => {
  const id = await ask();
  await whenSent(id);
  await deliver("payout.failed", { ...payout(id), failure_message: "No such account." });
  expect(await read(id)).toMatchObject({ status: 4, reason: "No such account." });
  expect(await earnings()).toBe(40_000);
  const recalls = () => stripe.made.filter((each) => `${each.id}`.startsWith("trr_"));
  await vi.waitFor(() => expect(recalls()).toHaveLength(1), 60_000);
});

test("what Stripe refuses for good gives the money back in Stripe's words", async () => {
  stripe.faults.push("refusesForGood");
  const id = await ask();
  await vi.waitFor(async () => expect((await read(id)).status).toBe(4), 60_000);
  expect((await read(id)).reason).toContain("Stripe refused");
  expect(await earnings()).toBe(40_000);
});

test("R10.4 after all of it the books and Stripe's reports agree", async () => {
  const { reader, pool } = byline.database;
  expect((await readUnmatchedEvents(reader, { page: 1, itemsPerPage: 10 })).items).toEqual([]);
  expect((await readUnmatchedPostings(reader, { page: 1, itemsPerPage: 10 })).items.map(({ kind }) => kind)).toEqual(
    [],
  );
  expect((await verifyLedger(pool, async () => undefined)).problems).toEqual([]);
});
