import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { identityStates } from "../../src/identity/identity.ts";
import { mediaStatuses } from "../../src/media/media.ts";
import { offerStatuses } from "../../src/offers/offer.ts";
import { claimStatuses } from "../../src/orders/claims/claim.ts";
import { disputeOutcomes } from "../../src/orders/disputes/dispute.ts";
import { orderStatuses } from "../../src/orders/order.ts";
import { withdrawalLife } from "../../src/payments/withdrawals/withdrawal.ts";
import { fillDemo } from "../demo.ts";
import { openTestServer, type TestServer } from "../server.ts";

let byline: TestServer;
let told: boolean[];
beforeAll(async () => {
  byline = await openTestServer();
  told = await Promise.all([fillDemo(byline), fillDemo(byline)]);
});
afterAll(() => byline?.close());

const read = async <Row extends object>(text: string): Promise<Row[]> =>
  (await byline.database.pool.query<Row>(text)).rows;
const numberOf = async (text: string): Promise<number> => (await read<{ count: number }>(text))[0]?.count ?? 0;

const reached = [...withdrawalLife.begins, ...Object.values(withdrawalLife.moves)].map(({ to }) => Number(to));

test("of two processes that start together one tells the demo's past, and none waits for it", () => {
  expect(told.toSorted()).toEqual([false, true]);
});

test.each<[string, readonly (string | number)[], string]>([
  ["an order", orderStatuses, "SELECT DISTINCT status AS state FROM publication_order"],
  ["an offer", offerStatuses, "SELECT DISTINCT status AS state FROM offer"],
  ["an outlet", mediaStatuses, "SELECT DISTINCT status AS state FROM media_project"],
  [
    "an identity",
    identityStates,
    `SELECT DISTINCT coalesce(state, 'not_started') AS state FROM organization LEFT JOIN identity_verification ON organization_id = organization.id`,
  ],
  [
    "a withdrawal",
    [...new Set(reached)],
    "SELECT DISTINCT shown.status AS state FROM withdrawal JOIN transaction AS shown ON shown.id = transaction_id",
  ],
  ["a claim", claimStatuses, "SELECT DISTINCT status AS state FROM claim"],
  ["a dispute", ["open", ...disputeOutcomes], "SELECT DISTINCT coalesce(outcome, 'open') AS state FROM dispute"],
])("R10.15 the demo shows %s in every state", async (_what, states, found) => {
  const rows = await read<{ state: string | number }>(found);
  expect(rows.map(({ state }) => state).toSorted()).toEqual(expect.arrayContaining([...states].toSorted()));
});

test("the demo's money and events happened over fourteen months, and each month has some", async () => {
  for (const [table, months] of [
    ["ledger_posting", 14],
    ["transaction", 14],
    ["event", 14],
    ["publication_order", 14],
    ["notification", 2],
  ] as const)
    expect(
      await numberOf(`SELECT count(DISTINCT date_trunc('month', created_at))::int AS count FROM ${table}`),
      table,
    ).toBeGreaterThanOrEqual(months);
});

test("nothing of the demo happened in the future, and what follows comes later", async () => {
  const columns = await read<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('created_at', 'updated_at', 'read_at', 'checked_at', 'recorded_at', 'written_at')`,
  );
  expect(columns.length).toBeGreaterThan(50);
  for (const { table, column } of columns)
    expect(await numberOf(`SELECT count(*)::int AS count FROM ${table} WHERE ${column} > now()`), table).toBe(0);
  const disordered = await numberOf(
    `SELECT count(*)::int AS count FROM (
       SELECT created_at < lag(created_at) OVER (PARTITION BY subject_id, object ORDER BY sequence) AS is_before FROM event) AS one WHERE is_before`,
  );
  expect(disordered).toBe(0);
  const unbooked = await numberOf(
    `SELECT count(*)::int AS count FROM (
       SELECT created_at < lag(created_at) OVER (PARTITION BY account_id ORDER BY sequence) AS is_before FROM ledger_entry WHERE sequence IS NOT NULL) AS one
     WHERE is_before`,
  );
  expect(unbooked).toBe(0);
});

test("no deadline of the demo has passed, so nothing of it changes with the first minute", async () => {
  expect(await read("SELECT number, status, deadline_at FROM publication_order WHERE deadline_at <= now()")).toEqual(
    [],
  );
  expect(await read("SELECT id FROM offer WHERE expires_at <= now() AND status IN ('sent', 'countered')")).toEqual([]);
});

test("R10.8 at least eight outlets of the demo have completed ten orders, so their track records show", async () => {
  const outlets = await numberOf(
    `SELECT count(*)::int AS count FROM (
       SELECT media_project_id FROM publication_order WHERE status = 'completed' GROUP BY 1 HAVING count(*) >= 10) AS outlet`,
  );
  expect(outlets).toBeGreaterThanOrEqual(8);
});

test("the demo's notifications of more than a week ago are read, and newer ones are not", async () => {
  const [counts] = await read(
    `SELECT count(*) FILTER (WHERE created_at < now() - interval '8 days' AND read_at IS NULL)::int AS "oldUnread",
       (count(*) FILTER (WHERE created_at > now() - interval '6 days' AND read_at IS NULL) > 0) AS "newUnread",
       count(*) FILTER (WHERE created_at < now() - interval '90 days')::int AS "tooOld"
     FROM notification`,
  );
  expect(counts).toEqual({ oldUnread: 0, newUnread: true, tooOld: 0 });
});

test("each mail of the demo was sent and no look is late, so an operator sees an installation in health", async () => {
  const late = "SELECT count(*)::int AS count FROM publication_watch WHERE next_look_at < now() - interval '1 hour'";
  expect(await numberOf(late)).toBe(0);
  expect(await numberOf("SELECT count(*)::int AS count FROM mail")).toBeGreaterThan(0);
  expect(await numberOf("SELECT count(*)::int AS count FROM mail WHERE sent_at IS NULL")).toBe(0);
});

test("the demo's books verify, and its clock is gone", async () => {
  expect((await verifyEverything(byline.database.pool)).problems).toEqual([]);
  const left = await read(
    `SELECT adrelid::regclass::text AS of FROM pg_attrdef WHERE pg_get_expr(adbin, adrelid) LIKE '%demo%'
     UNION ALL SELECT nspname FROM pg_namespace WHERE nspname LIKE 'demo%'`,
  );
  expect(left).toEqual([]);
});

test("the demo has a webhook that its events go to, and one that is paused", async () => {
  const rows = await read(
    `SELECT description, state, (SELECT count(*) > 5 FROM webhook_delivery AS delivery WHERE delivery.webhook_id = webhook.id) AS told
     FROM webhook ORDER BY id`,
  );
  expect(rows).toMatchObject([
    { description: "Order desk", state: "active", told: true },
    { description: "Press room channel", state: "paused" },
  ]);
});

test("R3.15 R10.15 the demo's documents of identities lie with those who showed some", async () => {
  const rows = await read(
    `SELECT state, provider, (SELECT count(*) FROM identity_document AS document WHERE document.organization_id = it.organization_id)::int AS documents
     FROM identity_verification AS it WHERE state <> 'in_progress' ORDER BY state, provider`,
  );
  expect(rows).toEqual([
    { state: "approved", provider: "manual", documents: 2 },
    { state: "approved", provider: "sandbox", documents: 0 },
    { state: "in_review", provider: "manual", documents: 2 },
    { state: "rejected", provider: "manual", documents: 1 },
  ]);
});

test("R3.2 R10.15 the demo has a voucher that was redeemed, commissions, a payment given back, and a suspended person", async () => {
  const [found] = await read(
    `SELECT (SELECT count(*) FROM voucher_redemption WHERE outcome = 'redeemed')::int AS redeemed,
       (SELECT count(*) FROM referral)::int AS referred, (SELECT count(*) > 0 FROM commission WHERE paid_at IS NOT NULL) AS paid,
       (SELECT count(*) FROM chargeback WHERE kind = 'refund' AND reason IS NOT NULL AND status = 'final')::int AS "givenBack",
       (SELECT count(*) FROM client_user WHERE suspended_reason IS NOT NULL)::int AS suspended,
       (SELECT count(*) FROM provider_event WHERE outcome = 'waiting')::int AS "unread"`,
  );
  expect(found).toEqual({ redeemed: 1, referred: 1, paid: true, givenBack: 1, suspended: 1, unread: 0 });
});
