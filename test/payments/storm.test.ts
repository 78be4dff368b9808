import type { FastifyInstance } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readUnmatchedEvents, readUnmatchedPostings } from "../../src/payments/events/server/queries.ts";
import { buildServer } from "../../src/server.ts";
import { verifyLedger } from "../../src/wallet/server/verify-ledger.ts";
import { openTestFiles } from "../files.ts";
import { type Advertiser, anAdvertiser } from "../scene.ts";
import { openTestServer, type TestServer } from "../server.ts";
import { type StripeEventType, stripeEvent, stripeKeys, stripeSignature } from "../stripe/events.ts";

let byline: TestServer;
let app: FastifyInstance;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer({
    env: {
      PAYMENT_PROVIDER: "stripe",
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    },
  });
  app = byline.app;
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(async () => {
  if (app !== byline?.app) await app?.close();
  await byline?.close();
});

const amountCents = 10_000;

type Happening = [type: StripeEventType, fields: object];
const payment = (id: string) => `pi_${id}`;
const session = (id: string, paymentStatus: string) => ({
  id: `cs_${id}`,
  client_reference_id: id,
  payment_intent: payment(id),
  amount_total: amountCents,
  currency: "usd",
  payment_status: paymentStatus,
});
const paid = (id: string): Happening => ["checkout.session.completed", session(id, "paid")];
const refund = (id: string, name: string, amount: number, status = "succeeded") => ({
  id: `re_${name}_${id}`,
  payment_intent: payment(id),
  amount,
  status,
});
const dispute = (id: string, status: string) => ({
  id: `dp_${id}`,
  payment_intent: payment(id),
  amount: amountCents,
  status,
});

const stories: { happens: (id: string) => Happening[]; status: number; leavesCents: number }[] = [
  { happens: (id) => [paid(id)], status: 3, leavesCents: amountCents },
  {
    happens: (id) => [
      ["checkout.session.completed", session(id, "unpaid")],
      ["checkout.session.async_payment_succeeded", session(id, "paid")],
    ],
    status: 3,
    leavesCents: amountCents,
  },
  { happens: (id) => [["checkout.session.async_payment_failed", session(id, "unpaid")]], status: 4, leavesCents: 0 },
  { happens: (id) => [["checkout.session.expired", session(id, "unpaid")]], status: 7, leavesCents: 0 },
  {
    happens: (id) => [
      paid(id),
      ["charge.dispute.funds_withdrawn", dispute(id, "needs_response")],
      ["charge.dispute.funds_reinstated", dispute(id, "won")],
      ["charge.dispute.closed", dispute(id, "won")],
    ],
    status: 3,
    leavesCents: amountCents,
  },
  {
    happens: (id) => [
      paid(id),
      ["charge.dispute.funds_withdrawn", dispute(id, "needs_response")],
      ["charge.dispute.closed", dispute(id, "lost")],
    ],
    status: 5,
    leavesCents: 0,
  },
  {
    happens: (id) => [
      paid(id),
      ["refund.created", refund(id, "a", 4_000)],
      ["refund.updated", refund(id, "a", 4_000)],
      ["refund.created", refund(id, "b", 1_000)],
    ],
    status: 6,
    leavesCents: 5_000,
  },
  {
    happens: (id) => [
      paid(id),
      ["refund.created", refund(id, "c", 3_000)],
      ["refund.failed", refund(id, "c", 3_000, "failed")],
    ],
    status: 6,
    leavesCents: amountCents,
  },
];
const copies = 100;

/** Stripe repeats a delivery until the answer is 200. */
async function deliver(payload: string): Promise<void> {
  const headers = { "content-type": "application/json", ...stripeSignature(payload) };
  for (;;) {
    const status = await app
      .inject({ method: "POST", url: "/api/stripe_events", headers, payload })
      .then(({ statusCode }) => statusCode)
      .catch(() => 0);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const read = async (url: string) =>
  (await app.inject({ url, headers: { authorization: `Bearer ${ada.person.token}` } })).json();

async function restart(): Promise<void> {
  const { config, database } = byline;
  const next = await buildServer({ config, database, store: openTestFiles(), log: pino({ level: "silent" }) });
  const last = app;
  app = next;
  await last.close();
}

/** As after a restart of the database's machine: every connection is lost at once. */
async function cutConnections(): Promise<void> {
  const client = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await client.connect();
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await client.end();
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

test("R4.2 every event a hundred times, shuffled, through restarts and lost connections, has one effect", async () => {
  const topUps: string[] = [];
  for (const _ of stories)
    topUps.push((await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents })).body.id);
  const events = stories.flatMap(({ happens }, index) =>
    happens(topUps[index] ?? "").map((happening) => stripeEvent(...happening)),
  );
  const deliveries = shuffled(events.flatMap((event) => Array<string>(copies).fill(event)));
  const disturbances = new Map([
    [0.2, cutConnections],
    [0.4, restart],
    [0.6, cutConnections],
    [0.8, restart],
  ]);
  const at = new Map([...disturbances].map(([share, disturb]) => [Math.floor(deliveries.length * share), disturb]));
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < deliveries.length; index = next++) {
      await Promise.all([deliver(deliveries[index] ?? ""), at.get(index)?.()]);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));

  const found = await Promise.all(topUps.map((id) => read(`/api/top_ups/${id}`)));
  expect(found.map(({ status }) => status)).toEqual(stories.map(({ status }) => status));
  expect(await read(`/api/wallets/${ada.organization}`)).toMatchObject({
    availableCents: stories.reduce((sum, { leavesCents }) => sum + leavesCents, 0),
    owedCents: 0,
  });
  const { rows } = await byline.database.pool.query("SELECT count(*) FROM provider_event");
  expect(rows).toEqual([{ count: events.length }]);
  const { reader } = byline.database;
  expect((await readUnmatchedEvents(reader, { page: 1, itemsPerPage: 10 })).items).toEqual([]);
  expect((await readUnmatchedPostings(reader, { page: 1, itemsPerPage: 10 })).items).toEqual([]);
  expect((await verifyLedger(byline.database.pool, async () => undefined)).problems).toEqual([]);
});
