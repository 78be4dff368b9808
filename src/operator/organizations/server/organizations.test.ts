import { expect, test } from "vitest";
import { aBooking, anOperator, goodText, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 100_000 });

const olga = await anOperator(byline, "olga@operator.example");

const suspend = (organization: string, reason = "Stolen cards") =>
  olga.post(`/api/organization_records/${organization}/suspend`, { reason });
const reactivate = (organization: string) => olga.post(`/api/organization_records/${organization}/reactivate`, {});

const mailsTo = async (email: string): Promise<string[]> => {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY created_at, id",
    [email],
  );
  return rows.map(({ subject }) => subject);
};

test("R1.10 an operator finds every organization with what it holds and what is under way", async () => {
  const { body } = await olga.get("/api/organization_records?search=ADA&status=0");
  expect(body["hydra:member"]).toMatchObject([
    { name: "ada Agency", members: 1, openOrders: 0, availableCents: 100_000 },
  ]);
  expect((await olga.get("/api/organization_records?search=%25")).body["hydra:member"]).toEqual([]);
  expect((await ada.person.get("/api/organization_records")).status).toBe(403);
});

test("R3.2 a suspended advertiser finishes its orders and begins nothing new; its admins read why, and it can go on later", async () => {
  const order = await aBooking(ada, paul.formatId);
  await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId });
  expect((await suspend(ada.organization)).body).toMatchObject({ status: 2, suspendedReason: "Stolen cards" });
  const refused = [
    await ada.person.post(`/api/carts/${ada.cart}/book`, {}),
    await ada.person.post("/api/offers", { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 }),
    await ada.person.post("/api/top_ups", { organization: ada.organization, amountCents: 5_000 }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([409, "organization_suspended"]),
  );
  await ada.person.patch(`/api/orders/${order.id}`, goodText);
  expect((await ada.person.post(`/api/orders/${order.id}/send`, {})).status).toBe(200);
  expect((await paul.person.post(`/api/orders/${order.id}/reject`, { reason: "No" })).status).toBe(200);
  expect(await mailsTo(ada.person.email)).toContain("ada Agency is suspended");
  expect((await suspend(ada.organization)).status).toBe(409);
  expect((await reactivate(ada.organization)).body).toMatchObject({ status: 0, suspendedReason: null });
  expect((await reactivate(ada.organization)).status).toBe(409);
  expect((await ada.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(201);
  expect(await mailsTo(ada.person.email)).toContain("ada Agency is active again");
});

test("R3.2 a suspended publisher's outlets leave the marketplace and stay off it until they are listed again", async () => {
  const listed = async () => (await ada.person.get("/api/listings")).body["hydra:totalItems"];
  expect(await listed()).toBe(1);
  await suspend(paul.organization, "Sells links that it removes");
  expect(await listed()).toBe(0);
  const outlet = await paul.person.patch(`/api/media/${paul.media}`, { status: "listed" });
  expect([outlet.status, outlet.body.code]).toEqual([409, "organization_suspended"]);
  await reactivate(paul.organization);
  expect(await listed()).toBe(0);
  expect((await paul.person.patch(`/api/media/${paul.media}`, { status: "listed" })).status).toBe(200);
  expect(await listed()).toBe(1);
  const trail = (await olga.get("/api/audit_events?kind=organization")).body["hydra:member"];
  expect(trail.map(({ changes }: { changes: unknown[] }) => changes.length)).toEqual([2, 2, 2, 2]);
});

test("a reason is asked for, and another's id is told as none", async () => {
  expect((await suspend(ada.organization, "")).status).toBe(422);
  expect((await suspend(crypto.randomUUID())).status).toBe(404);
  expect(
    (await ada.person.post(`/api/organization_records/${paul.organization}/suspend`, { reason: "x" })).status,
  ).toBe(403);
});
