import { beforeAll, expect, test } from "vitest";
import { settleOrder } from "#orders/money/server/post-order.ts";
import { type Advertiser, aBooking, anAdvertiser, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000, format: { priceCents: 12_000 } });
let order: { id: string; number: string };
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  order = await aBooking(ada, paul.formatId);
  await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 });
  await ada.person.post("/api/offers", { campaign: ada.campaign, format: paul.formatId, priceCents: 7_000 });
});

const found = async (query: string) =>
  (await ada.person.get(`/api/transactions?${query}`)).body["hydra:member"].map(({ type }: { type: number }) => type);

test("R3.13 transactions are found by their order, its number, its campaign and their day", async () => {
  expect(await found(`order=${order.id}`)).toEqual([0]);
  expect(await found(`orderNumber=${order.number.toLowerCase()}`)).toEqual([0]);
  expect(await found("orderNumber=Q00000000")).toEqual([]);
  expect(await found(`campaign=${ada.campaign}`)).toEqual([7, 0]);
  expect(await found(`from=${today}&to=${today}`)).toEqual([7, 1, 0]);
  expect(await found("to=2020-01-01")).toEqual([]);
  expect((await ada.person.get("/api/transactions?from=yesterday")).status).toBe(400);
});

test("R3.13 a transaction says what it belongs to and which account its balance is of", async () => {
  const { body } = await ada.person.get("/api/transactions");
  const [offer, topUp, booking] = body["hydra:member"];
  expect(booking).toMatchObject({
    order: `/api/orders/${order.id}`,
    orderNumber: order.number,
    media: `/api/media/${paul.media}`,
    offer: null,
    topUp: null,
    balanceAccount: "available",
    balanceAfterCents: 88_000,
  });
  expect(topUp.topUp).toMatch(/^\/api\/top_ups\//);
  expect((await ada.person.get(topUp.topUp)).body.amountCents).toBe(5_000);
  expect(offer.offer).toMatch(/^\/api\/offers\//);
});

test("R10.7 the list as a file holds what its filter finds, with amounts that add up", async () => {
  const csv = (await ada.person.get("/api/transactions/export?format=csv&type=0")).body as string;
  const [head, row, ...rest] = csv.trim().split("\r\n");
  expect(head).toContain("Date (UTC),Type,Status,Description,Order,Amount in USD,Change of the balance in USD");
  expect(row).toContain(`Booking,Success,Order ${order.number},${order.number},120,-120,available,880`);
  expect(rest).toEqual([]);
});

test("R6.4 nobody exports another organization's transactions", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  const csv = (await eve.person.get(`/api/transactions/export?organization=${ada.organization}`)).body as string;
  expect(csv.trim().split("\r\n")).toHaveLength(1);
});

test("R3.13 the balance after earnings is that of the earnings, for the client's payment nothing: what is available stays", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const { pool } = byline.database;
  await byline.database.transaction((tx) =>
    settleOrder(tx, {
      orderId: id,
      number: "Q1",
      totalCents: 12_000,
      feeCents: 1_800,
      clientOrganizationId: ada.organization,
      publisherOrganizationId: paul.organization,
    }),
  );
  await pool.query("UPDATE publication_order SET status = 'completed' WHERE id = $1", [id]);
  const newest = async ({ person }: Pick<Advertiser, "person">) =>
    (await person.get("/api/transactions")).body["hydra:member"][0];
  expect(await newest(ada)).toMatchObject({ type: 2, balanceAccount: "available", balanceAfterCents: null });
  expect(await newest(paul)).toMatchObject({ type: 4, balanceAccount: "earnings", balanceAfterCents: 10_200 });
  const ofCampaign = (await ada.person.get(`/api/transactions?campaign=${ada.campaign}`)).body["hydra:member"];
  expect(ofCampaign[0]).toMatchObject({ type: 2, order: `/api/orders/${id}` });
  const unplaced = await pool.query(
    "SELECT FROM transaction WHERE campaign_id IS NULL AND coalesce(order_id, offer_id, extra_id) IS NOT NULL",
  );
  expect(unplaced.rowCount).toBe(0);
});
