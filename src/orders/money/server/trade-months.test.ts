import { expect, test } from "vitest";
import { aBooking, goodText, openTrade } from "../../../../test/scene.ts";
import { verifyTradeMonths } from "./queries-verify-months.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000, format: { priceCents: 10_000 } });
const month = `${new Date().toISOString().slice(0, 7)}-01`;

async function problemsNow(): Promise<string[]> {
  const client = await byline.database.pool.connect();
  const problems: string[] = [];
  await verifyTradeMonths(client, problems).finally(() => client.release());
  return problems;
}

const kept = async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT side, organization_id AS organization, month::text, place_id AS place, amount_cents AS cents, order_count AS orders
     FROM trade_month ORDER BY side`,
  );
  return rows;
};

async function completed(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/${id}` });
  expect((await ada.person.post(`/api/orders/${id}/approve`, {})).status).toBe(200);
  return id;
}

test("a month's sums follow payments alone, on both sides and by project and outlet", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.post(`/api/orders/${id}/cancel`, {});
  expect(await kept(), "a hold that came back was never spent").toEqual([]);
  await completed();
  await completed();
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  const places = { client: project.split("/").at(-1), publisher: paul.media };
  expect(await kept()).toEqual([
    { side: "client", organization: ada.organization, month, place: places.client, cents: 20_000, orders: 2 },
    { side: "publisher", organization: paul.organization, month, place: places.publisher, cents: 17_000, orders: 2 },
  ]);
  expect(await problemsNow()).toEqual([]);
});

test("a refund of what was paid is taken off the month in which it ran", async () => {
  const id = await completed();
  const before = await kept();
  await byline.database.pool.query(
    `INSERT INTO transaction (id, organization_id, type, status, amount_cents, order_id)
     SELECT gen_random_uuid(), organization_id, 6, 3, amount_cents, order_id FROM transaction WHERE order_id = $1 AND type IN (2, 4)`,
    [id],
  );
  const after = await kept();
  expect(before.map(({ cents }, index) => cents - after[index].cents)).toEqual([10_000, 8_500]);
  expect(await problemsNow()).toEqual([]);
});

test("R10.4 a month that was changed behind the orders' back is named with what it should be", async () => {
  await byline.database.pool.query("UPDATE trade_month SET amount_cents = amount_cents + 1 WHERE side = 'client'");
  expect(await problemsNow()).toEqual([
    expect.stringMatching(/^client .*: 20001 of 3 orders are kept, re-added 20000 of 3$/),
  ]);
});
