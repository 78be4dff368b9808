import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { readConfig } from "../../src/config.ts";
import type { GuardName } from "../../src/orders/guards.ts";
import { type OrderMove, orderLife } from "../../src/orders/order.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { queuesOf } from "../../src/queues.ts";
import { createEmptyDatabase, type TestDatabase } from "../database.ts";
import { asPerson, openTestServer } from "../server.ts";
import { keptReleases, readKept, readTrade, type Trade } from "./kept.ts";

/** These ask the clock, which went on since the release. */
const timely: GuardName[] = ["guaranteeRuns", "dateIsAhead", "dateCanBeKept", "lookIsDue"];

/** Moves that stand open for as long as nobody makes one. */
const lasting = (moves: string[]): string[] =>
  moves.filter((name) => {
    const move = orderLife.moves[name as OrderMove];
    return !move.guards?.some((guard) => timely.includes(guard));
  });

async function filled(sql: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(sql);
  await owner.end();
  await migrate({ ownerUrl: database.ownerUrl, queues: queuesOf(readConfig({})) });
  return database;
}

/** The last thing that happened in the release: its deadlines lay ahead of that moment. */
async function standStill({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ at: Date }>("SELECT max(created_at) AS at FROM event");
  vi.useFakeTimers({ toFake: ["Date"], now: rows[0]?.at });
  onTestFinished(() => void vi.useRealTimers());
}

const states = ({ orders }: Trade) => orders.map(({ moves: _moves, ...order }) => order);

test.each(keptReleases())("%s comes to this version with every order, wallet and next move as before", async (name) => {
  const { sql, expected } = readKept(name);
  const byline = await openTestServer({ testDatabase: await filled(sql), verifiedOnly: true });
  onTestFinished(() => byline.close());
  expect((await verifyEverything(byline.database.pool)).problems).toEqual([]);
  await standStill(byline.database);
  for (const { email, password } of expected.logins) {
    const signedIn = await byline.stranger.post("/auth/v1/token?grant_type=password", { email, password });
    const person = asPerson(byline.app, { token: signedIn.body.access_token, email, id: signedIn.body.user.id });
    const trade = await readTrade(async (path) => (await person.get(path)).body);
    const before = expected.trade[email];
    if (!before) throw new Error(`the release kept nothing of ${email}`);
    expect(states(trade)).toEqual(states(before));
    expect(trade.wallets).toEqual(before.wallets);
    for (const [index, { number, moves }] of before.orders.entries())
      expect(trade.orders[index]?.moves, number).toEqual(expect.arrayContaining(lasting(moves)));
  }
});

const beyondBounds = {
  fee_basis_points: [9_000, 5_000],
  withdrawal_minimum_cents: [2_000_001, 1_000_000],
  withdrawal_fee_cents: [2_000_000, 10_000],
  identity_document_days: [9_000, 3_650],
  identity_data_days: [9_000, 3_650],
};
const assigned = Object.entries(beyondBounds).map(([column, [before]]) => `${column} = ${before}`);

test.each(keptReleases())(
  "%s comes to this version with settings beyond today's bounds, brought within",
  async (name) => {
    const { ownerUrl, drop } = await filled(
      `${readKept(name).sql}; UPDATE public.operator_setting SET ${assigned.join(", ")}`,
    );
    onTestFinished(drop);
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    const { rows } = await owner.query("SELECT * FROM operator_setting");
    await owner.end();
    for (const [column, [, after]] of Object.entries(beyondBounds))
      expect([column, Number(rows[0]?.[column])]).toEqual([column, after]);
  },
);
