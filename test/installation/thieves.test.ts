import { expect, test } from "vitest";
import { chanceOf } from "../../hostile/chance.ts";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { adjustBalance } from "../../src/operator/adjustments/server/post-adjustment.ts";
import { receiveProviderEvents } from "../../src/payments/events/server/commands.ts";
import { providerEventHandlers } from "../../src/provider-events.ts";
import { runQueue } from "../run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
  type Publisher,
} from "../scene.ts";
import { staleSessionOf } from "../scenes/stale-session.ts";
import { openTestServer, type Person, type TestServer } from "../server.ts";

/** Low for the daily run; `npm run test:hostile -- thieves` makes many more. */
const steps = Number(process.env.THIEF_STEPS ?? 40);
const seed = Number(process.env.THIEF_SEED ?? 20_261_123);

type World = {
  byline: TestServer;
  chance: (below: number) => number;
  /** An operator without a second one, and the organization of a friend. */
  olga: Person;
  friend: Publisher;
  /** A publisher's session stolen a while after its sign-in, and the thief's own account there. */
  victim: Publisher;
  stolen: Person;
  member: string;
  /** The buyer pays with stolen cards; the colluder publishes for it. */
  buyer: Advertiser;
  colluder: Publisher;
};

test("R3.14 neither a stale session, a lone operator nor a publisher with stolen cards gets at money", async () => {
  const world = await openWorld();
  const tries = [
    adjust,
    adjust,
    takeOver,
    withdraw,
    payWithStolenCard,
    payWithStolenCard,
    chargeBack,
    deliver,
    deliver,
  ];
  for (let step = 0; step < steps; step++) {
    const attempt = tries[world.chance(tries.length)] ?? adjust;
    await attempt(world);
    await requireNothingStolen(world, `${attempt.name}, step ${step} of seed ${seed}`);
  }
  expect((await verifyEverything(world.byline.database.pool)).problems).toEqual([]);
  await world.byline.close();
});

async function openWorld(): Promise<World> {
  const byline = await openTestServer();
  await byline.database.pool.query(
    "UPDATE operator_setting SET earnings_lock_days = 0, new_account_top_up_cents = 1000000000, top_ups_per_day = 1000",
  );
  const victim = await aPublisher(byline, "victim");
  await anIdentityOf(byline, victim.organization, "approved");
  const earned = {
    adjustmentId: crypto.randomUUID(),
    organizationId: victim.organization,
    account: "earnings",
  } as const;
  await byline.database.transaction((tx) => adjustBalance(tx, { ...earned, amountCents: 40_000, reason: "Earned" }));
  const thief = await byline.person("thief@elsewhere.example");
  await thief.get(`/api/client_users/${thief.id}`);
  const { rows } = await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER') RETURNING id",
    [thief.id, victim.organization],
  );
  return {
    byline,
    chance: chanceOf(seed),
    olga: await anOperator(byline, "olga@operator.example"),
    friend: await aPublisher(byline, "friend"),
    victim,
    stolen: await staleSessionOf(byline, victim.person),
    member: rows[0].id,
    buyer: await anAdvertiser(byline, "buyer", 0),
    colluder: await aPublisher(byline, "colluder"),
  };
}

async function adjust({ olga, friend, chance }: World): Promise<void> {
  const amountCents = 100 * (1 + chance(150));
  const input = { organization: friend.organization, account: "earnings", amountCents, reason: "For the trouble" };
  await olga.post("/api/adjustments", input);
  const asked = await olga.post("/api/operator_deeds", {
    deed: "adjustment",
    input: { ...input, amountCents: 900_000 },
  });
  await olga.post(`/api/operator_deeds/${asked.body.id}/confirm`, {});
}

async function takeOver({ stolen, victim, member, chance }: World): Promise<void> {
  const { organization } = victim;
  const email = "thief@elsewhere.example";
  const ways = [
    () => stolen.post("/api/invitations", { email, organization, organizationRole: "ADMIN" }),
    () => stolen.patch(`/api/organization_members/${member}`, { role: "OWNER" }),
    () => stolen.patch(`/api/organization_members/${member}`, { role: "ADMIN" }),
    () => stolen.post(`/api/organizations/${organization}/hand-over`, { member }),
    () => stolen.post("/api/payees", { organization }),
  ];
  await ways[chance(ways.length)]?.();
}

async function withdraw({ stolen, victim }: World): Promise<void> {
  const payee = { holder: "A Thief", iban: "GB29NWBK60161331926819" };
  await stolen.post("/api/withdrawals", { organization: victim.organization, amountCents: 30_000, payee });
}

const report = ({ byline }: World, event: object) =>
  receiveProviderEvents(byline.database, providerEventHandlers, "sandbox", [event as never]);

async function payWithStolenCard(world: World): Promise<void> {
  const { byline, buyer, colluder } = world;
  const asked = await buyer.person.post("/api/top_ups", { organization: buyer.organization, amountCents: 10_000 });
  const id = asked.body.id as string;
  await runQueue(byline, "start-checkout", { topUpId: id });
  const { providerReference: reference } = (await buyer.person.get(`/api/top_ups/${id}`)).body;
  const paid = { reference, intentId: id, amountCents: 10_000, paymentReference: `${id}_payment` };
  await report(world, { kind: "checkoutPaid", id: `paid_${id}`, ...paid });
  await aBooking(buyer, colluder.formatId).catch(() => undefined);
}

async function chargeBack(world: World): Promise<void> {
  const { rows } = await world.byline.database.pool.query(
    "SELECT id FROM top_up WHERE payment_reference IS NOT NULL AND id NOT IN (SELECT top_up_id FROM chargeback) ORDER BY created_at LIMIT 1",
  );
  const id = rows[0]?.id;
  if (!id) return;
  const about = { reference: `${id}_payment`, intentId: null, reversalReference: `dispute_${id}`, amountCents: 10_000 };
  await report(world, { kind: "paymentDisputed", id: `disputed_${id}`, ...about });
  await runQueue(world.byline, "call-off-unpaid", { organizationId: world.buyer.organization });
}

/** The colluder makes every move that brings an order on; its page passes without existing. */
async function deliver({ byline, buyer, colluder, chance }: World): Promise<void> {
  const { rows } = await byline.database.pool.query(
    "SELECT id, status FROM publication_order WHERE status IN ('booked', 'sent', 'accepted', 'published') ORDER BY created_at",
  );
  const order = rows[chance(Math.max(1, rows.length))];
  if (!order) return;
  const set = (status: string) =>
    byline.database.pool.query(
      "UPDATE publication_order SET status = $2, sent_at = now(), accepted_at = CASE WHEN $2 = 'published' THEN now() END, published_at = CASE WHEN $2 = 'published' THEN now() END WHERE id = $1",
      [order.id, status],
    );
  if (order.status === "booked") await set("sent");
  if (order.status === "sent") await colluder.person.post(`/api/orders/${order.id}/accept`, {});
  if (order.status === "accepted") {
    const publicationUrl = `https://${colluder.domain}/${order.id}`;
    await colluder.person.post(`/api/orders/${order.id}/publish`, { publicationUrl });
  }
  if (order.status === "published") await buyer.person.post(`/api/orders/${order.id}/approve`, {});
}

async function requireNothingStolen({ byline, friend, victim, colluder }: World, after: string): Promise<void> {
  const { rows } = await byline.database.pool.query(
    `SELECT
       (SELECT coalesce(sum(amount_cents), 0)::float8 FROM adjustment WHERE organization_id = $1) AS gifts,
       (SELECT count(*)::integer FROM organization_member WHERE organization_id = $2 AND role <> 'VIEWER') AS rulers,
       (SELECT count(*)::integer FROM withdrawal) + (SELECT count(*)::integer FROM provider_payee) AS ways,
       (SELECT count(*)::integer FROM payment_owed WHERE paid_cents + dropped_cents < owed_cents) AS debts,
       (SELECT count(*)::integer FROM publication_order JOIN payment_owed ON organization_id = client_organization_id
         WHERE paid_cents + dropped_cents < owed_cents AND accepted_at > payment_owed.created_at) AS begun,
       (SELECT coalesce(sum(total_cents), 0)::float8 FROM publication_order WHERE status = 'completed' AND NOT EXISTS (
         SELECT FROM payment_owed WHERE organization_id = client_organization_id AND paid_cents + dropped_cents < owed_cents
           AND completed_at >= payment_owed.created_at)) AS honest`,
    [friend.organization, victim.organization],
  );
  const { gifts, rulers, ways, begun, honest } = rows[0];
  expect([gifts <= 10_000, rulers, ways, begun], after).toEqual([true, 1, 0, 0]);
  const { withdrawableCents } = (await colluder.person.get(`/api/wallets/${colluder.organization}`)).body;
  expect(withdrawableCents, after).toBeLessThanOrEqual(honest);
}
