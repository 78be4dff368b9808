import { expect, onTestFinished, test } from "vitest";
import { aBooking, anAdvertiser, anAgreedPriceOf, aPublisher, openTrade } from "../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const book = () => ada.person.post(`/api/carts/${ada.cart}/book`, {});

test("R4.7 a day that came too near while its line lay in the cart is refused at booking, with the earliest one", async () => {
  const dated = { format: paul.formatId, publishDateMode: "On", publishOn: dayIn(60) };
  expect((await ada.person.post(`/api/carts/${ada.cart}/add`, dated)).status).toBe(200);
  await byline.database.pool.query("UPDATE cart_line SET publish_on = current_date + 1");
  const refused = await book();
  expect([refused.status, refused.body.code]).toEqual([409, "publish_date"]);
  expect(refused.body["hydra:description"]).toMatch(
    /^paul Gazette: Earliest \w{3} \d+: 3 days to answer, \d+ .*to publish\. Choose another day in the cart, then book\.$/,
  );
  expect((await ada.person.get("/api/orders")).body["hydra:totalItems"]).toBe(0);
  await byline.database.pool.query("UPDATE cart_line SET publish_on = current_date + 60");
  expect((await book()).status).toBe(201);
});

test("R4.5 the answer to a booking is its orders as they are written, whatever was chosen", async () => {
  const writing = { writingService: true, writingPriceCents: 2_000, extras: [{ name: "Photo", priceCents: 500 }] };
  const { byline, ada, paul } = await openTrade({ balanceCents: 100_000 });
  onTestFinished(() => byline.close());
  const nora = await aPublisher(byline, "nora", writing);
  await anAgreedPriceOf(byline, nora.formatId, ada.organization);
  const chosen = { extras: ["Writing by the publisher", "Photo"], publishDateMode: "Before", publishOn: dayIn(80) };
  for (const line of [{ format: paul.formatId }, { format: nora.formatId, ...chosen }])
    expect((await ada.person.post(`/api/carts/${ada.cart}/add`, line)).status).toBe(200);
  const { status, body } = await ada.person.post(`/api/carts/${ada.cart}/book`, {});
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body["hydra:member"]).toHaveLength(2);
  for (const answered of body["hydra:member"]) {
    const written = (await ada.person.get(`/api/orders/${answered.id}`)).body;
    // An item has some fields more than a list's member.
    expect({ ...written, ...answered }).toEqual(written);
  }
});

test("R3.10 a cart says how much of its price is the service fee, as each order takes it", async () => {
  const { byline, ada, paul } = await openTrade({ format: { priceCents: 9_999 } });
  onTestFinished(() => byline.close());
  const lena = await aPublisher(byline, "lena", { priceCents: 7_777 });
  await byline.database.pool.query(
    "INSERT INTO fee_agreement (id, organization_id, fee_basis_points, starts_on) VALUES (new_id(), $1, 1000, current_date)",
    [lena.organization],
  );
  for (const format of [paul.formatId, lena.formatId]) await ada.person.post(`/api/carts/${ada.cart}/add`, { format });
  const { feeCents } = (await ada.person.get(`/api/carts/${ada.cart}`)).body;
  expect(feeCents).toBe(1_500 + 778);
  const orders = (await ada.person.post(`/api/carts/${ada.cart}/book`, {})).body["hydra:member"];
  expect(orders.reduce((sum: number, order: { feeCents: number }) => sum + order.feeCents, 0)).toBe(feeCents);
});

test("R6.3 a cart says what the campaign's budget leaves, and nothing where there is none", async () => {
  const cart = async () => (await ada.person.get(`/api/carts/${ada.cart}`)).body;
  expect((await cart()).budgetLeftCents).toBeNull();
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { budgetCents: 25_000 });
  expect((await cart()).budgetLeftCents).toBe(15_000);
  await aBooking(ada, paul.formatId);
  expect((await cart()).budgetLeftCents).toBe(5_000);
});

test("R6.4 a stranger who tries to book a cart neither waits for its money nor holds it up", async () => {
  const mallory = await anAdvertiser(byline, "mallory", 0);
  const moving = await byline.database.pool.connect();
  try {
    await moving.query("BEGIN");
    await moving.query("SELECT id FROM ledger_account WHERE organization_id = $1 FOR UPDATE", [ada.organization]);
    expect((await mallory.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(404);
  } finally {
    await moving.query("ROLLBACK");
    moving.release();
  }
});

test("R10.2 a service account, which is no member of its organization, books a cart", async () => {
  const account = { name: "Cart bot", scopes: ["read", "campaigns", "money"], spendLimitCents: 50_000 };
  const { body } = await ada.person.post("/api/service_accounts", { ...account, organization: ada.organization });
  const by = { authorization: `Bearer ${body.token}` };
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  const { totalCents } = (await ada.person.get(`/api/carts/${ada.cart}`)).body;
  const terms = { expectedTotalCents: totalCents, overBudget: true };
  const booked = await byline.stranger.call("POST", `/api/carts/${ada.cart}/book`, terms, by);
  expect(booked.status, JSON.stringify(booked.body)).toBe(201);
  expect(booked.body["hydra:member"]).toHaveLength(1);
});

test("R2.12 several formats go into the cart by one call, all or none, each once and at the organization's own price", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  const [quinn, rosa] = [await aPublisher(byline, "quinn"), await aPublisher(byline, "rosa")];
  await anAgreedPriceOf(byline, quinn.formatId, bea.organization);
  const fill = (formats: string[]) => bea.person.post(`/api/carts/${bea.cart}/fill`, { formats });
  const pausing = await aPublisher(byline, "pausing");
  await pausing.person.patch(`/api/formats/${pausing.formatId}`, { status: "paused" });
  expect((await fill([quinn.formatId, pausing.formatId])).body).toMatchObject({ code: "not_available" });
  expect((await bea.person.get(`/api/carts/${bea.cart}`)).body.lines).toEqual([]);

  await bea.person.post(`/api/carts/${bea.cart}/add`, { format: rosa.formatId });
  const { status, body } = await fill([quinn.formatId, rosa.formatId, quinn.formatId]);
  expect(status, JSON.stringify(body)).toBe(200);
  const alone = await bea.person.get(`/api/formats/${quinn.formatId}?campaign=${bea.campaign}`);
  expect(body.lines).toHaveLength(2);
  expect(body.lines.find((line: { format: string }) => line.format.endsWith(quinn.formatId))).toMatchObject({
    priceCents: alone.body.desiredPriceCents,
    publishDateMode: "After",
  });
  expect((await bea.person.post(`/api/carts/${ada.cart}/fill`, { formats: [rosa.formatId] })).status).toBe(404);
});
