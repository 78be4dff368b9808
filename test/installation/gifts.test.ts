import { expect, test } from "vitest";
import { chanceOf } from "../../hostile/chance.ts";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { type Advertiser, anAdvertiserOf, anOperator, aPublisherOf, type Publisher } from "../scene.ts";
import { openTestServer, type Person, type TestServer } from "../server.ts";

/** Low for the daily run; `npm run test:hostile -- gifts` does many more. */
const steps = Number(process.env.GIFT_STEPS ?? 40);
const seed = Number(process.env.GIFT_SEED ?? 20_261_123);

type Ring = {
  byline: TestServer;
  olga: Person;
  people: Person[];
  advertisers: Advertiser[];
  publishers: Publisher[];
  chance: (below: number) => number;
  done: Record<string, number>;
};

/** All money here is gifts, and nothing is locked: only memberships bound what an organization can withdraw. */
test("R4.3 what people who share a member can withdraw never rises by a gift, whatever they book, offer, join and leave", async () => {
  const ring = await openRing();
  const deeds = [redeem, redeem, book, book, book, bargain, swapOne, join, leave];
  // Earns something first, among strangers.
  for (const each of [redeem, redeem, redeem, redeem, book, book, book, book]) await each(ring);
  for (let step = 0; step < steps; step++) {
    const deed = deeds[ring.chance(deeds.length)] ?? redeem;
    ring.done[deed.name] = (ring.done[deed.name] ?? 0) + 1;
    await deed(ring);
    for (const publisher of ring.publishers)
      await requireBound(ring, publisher, `${deed.name}, step ${step} of seed ${seed}`);
  }
  expect((await verifyEverything(ring.byline.database.pool)).problems).toEqual([]);
  const [{ gifted, earned }] = await query(
    ring,
    "SELECT (SELECT count(*)::integer FROM voucher_redemption WHERE outcome = 'redeemed') AS gifted, (SELECT count(*)::integer FROM voucher_earning) AS earned",
  );
  expect([gifted > 0, earned > 0], JSON.stringify(ring.done)).toEqual([true, true]);
  await ring.byline.close();
});

async function openRing(): Promise<Ring> {
  const byline = await openTestServer();
  await byline.database.pool.query(
    "UPDATE operator_setting SET voucher_account_days = 0, voucher_lock_days = 0, earnings_lock_days = 0, voucher_day_cents = 1000000000, voucher_month_cents = 1000000000",
  );
  const olga = await anOperator(byline, "olga@operator.example");
  const ring: Ring = { byline, olga, people: [], advertisers: [], publishers: [], chance: chanceOf(seed), done: {} };
  for (let index = 0; index < 4; index++) {
    const person = await byline.person(`ring${index}@many.example`);
    ring.people.push(person);
    ring.advertisers.push(await anAdvertiserOf(person, `buyer ${index}`));
    ring.publishers.push(await aPublisherOf(person, `seller${index}`));
  }
  return ring;
}

const query = async ({ byline }: Ring, text: string, ...values: unknown[]) =>
  (await byline.database.pool.query(text, values)).rows;
const one = <Item>(items: Item[], chance: Ring["chance"]): Item => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
};

/** An organization earns only from organizations without a common member; counted here from outside. */
async function requireBound(ring: Ring, { person, organization }: Publisher, after: string): Promise<void> {
  const { withdrawableCents } = (await ring.byline.database.pool.query(withdrawableOf, [organization])).rows[0];
  const { body } = await person.get(`/api/wallets/${organization}`);
  expect(body.withdrawableCents, after).toBeLessThanOrEqual(withdrawableCents);
}

const withdrawableOf = `
  SELECT coalesce(sum(total_cents - round(total_cents * fee_basis_points / 10000.0)), 0)::float8 AS "withdrawableCents"
  FROM publication_order WHERE publisher_organization_id = $1 AND status = 'completed' AND NOT EXISTS (
    SELECT FROM organization_member AS mine JOIN organization_member AS theirs USING (user_id)
    WHERE mine.organization_id = client_organization_id AND theirs.organization_id = $1)`;

let codes = 0;
async function redeem({ olga, advertisers, chance }: Ring): Promise<void> {
  codes += 1;
  const { person, organization } = one(advertisers, chance);
  const code = `RING${codes}CODE`;
  const gift = { code, amountCents: 100 * (1 + chance(300)), endsAt: "2090-01-01T00:00:00Z", redemptionsMax: 9 };
  expect((await olga.post("/api/vouchers", gift)).status).toBe(201);
  await person.post("/api/voucher_redemptions", { organization, code });
}

/** The server refuses relatives and poor buyers; other orders are published and approved without a page. */
async function book(ring: Ring): Promise<void> {
  const { person, cart } = one(ring.advertisers, ring.chance);
  const { formatId } = one(ring.publishers, ring.chance);
  const filled = await person.post(`/api/carts/${cart}/add`, { format: formatId });
  if (filled.status !== 200) return;
  const booked = await person.post(`/api/carts/${cart}/book`, {});
  if (booked.status === 201) return complete(ring, person, booked.body["hydra:member"][0].id);
  for (const { id } of filled.body.lines) await person.post(`/api/carts/${cart}/remove`, { line: id });
}

async function complete(ring: Ring, person: Person, id: string): Promise<void> {
  if (ring.chance(4) === 0) return;
  await query(
    ring,
    "UPDATE publication_order SET status = 'published', published_at = now(), publication_url = 'https://seller.example/a' WHERE id = $1",
    id,
  );
  await person.post(`/api/orders/${id}/approve`, {});
}

async function bargain(ring: Ring): Promise<void> {
  const { person, campaign } = one(ring.advertisers, ring.chance);
  const publisher = one(ring.publishers, ring.chance);
  const made = await person.post("/api/offers", {
    campaign,
    format: publisher.formatId,
    priceCents: 100 * (1 + ring.chance(50)),
  });
  if (made.status !== 201) return;
  if (ring.chance(3) === 0) await join(ring);
  const accepted = await publisher.person.post(`/api/offers/${made.body.id}/accept`, { version: 1 });
  if (accepted.status === 200) return complete(ring, person, made.body.id);
  await person.post(`/api/offers/${made.body.id}/withdraw`, {});
}

async function swapOne(ring: Ring): Promise<void> {
  const { person } = one(ring.advertisers, ring.chance);
  const [order] = (await person.get("/api/orders?status=booked")).body["hydra:member"] ?? [];
  if (!order) return;
  const { formatId } = one(ring.publishers, ring.chance);
  const swapped = await person.post(`/api/orders/${order.id}/swap`, { format: formatId });
  if (swapped.status === 201) await complete(ring, person, swapped.body.id);
}

async function join(ring: Ring): Promise<void> {
  const { organization } = one([...ring.advertisers, ...ring.publishers], ring.chance);
  await query(
    ring,
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'ADMIN') ON CONFLICT DO NOTHING",
    one(ring.people, ring.chance).id,
    organization,
  );
}

async function leave(ring: Ring): Promise<void> {
  const person = one(ring.people, ring.chance);
  const members = (await person.get("/api/organization_members")).body["hydra:member"];
  const own = members.filter(
    ({ email, role }: { email: string; role: string }) => email === person.email && role !== "OWNER",
  );
  if (own.length > 0)
    await person.call("DELETE", `/api/organization_members/${one<{ id: string }>(own, ring.chance).id}`);
}
