import { expect, test } from "vitest";
import { runQueue } from "../../../test/run-queue.ts";
import { aBooking, balances, goodText, openTrade } from "../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();

const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;
const money = () => balances(ada.person, ada.organization);
const letPass = (id: string) =>
  byline.database.pool.query("UPDATE publication_order SET deadline_at = now() - interval '1 second' WHERE id = $1", [
    id,
  ]);

async function sent(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await ada.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
  return id;
}

test("R4.5 an order whose time has passed is accepted by nobody: it expires on the spot, and its money is back", async () => {
  const before = await money();
  const id = await sent();
  await letPass(id);
  expect((await paul.person.get(`/api/orders/${id}`)).body).toMatchObject({ status: "sent", moves: [] });
  const { status, body } = await paul.person.post(`/api/orders/${id}/accept`, {});
  expect([status, body.code]).toEqual([409, "order_move"]);
  expect(body["hydra:description"]).toContain('the order is "Expired" now');
  expect([(await order(id)).status, await money()]).toEqual(["expired", before]);
  expect(await byline.happenedTo(id)).toEqual(["book", "send", "expire"]);
  await runQueue(byline, "fire-deadlines");
  expect(await byline.happenedTo(id)).toHaveLength(3);
});

test("R4.5 of several orders the one whose time has passed expires, and the others are accepted", async () => {
  const [late, open] = [await sent(), await sent()];
  await letPass(late);
  const { body } = await paul.person.post("/api/orders/several/accept", {
    orders: [late, open].map((each) => ({ order: each })),
  });
  const done = Object.fromEntries(
    body["hydra:member"].map((each: { id: string; done: boolean }) => [each.id, each.done]),
  );
  expect(done).toEqual({ [late]: false, [open]: true });
  expect([(await order(late)).status, (await order(open)).status]).toEqual(["expired", "accepted"]);
});

test("R4.5 a stranger brings nothing about, however late it is", async () => {
  const id = await sent();
  await letPass(id);
  const eve = await byline.person("eve@stranger.example");
  expect((await eve.post(`/api/orders/${id}/accept`, {})).status).toBe(404);
  expect((await order(id)).status).toBe("sent");
});

test("R4.5 a revision that never came is a dispute by itself, which says so", async () => {
  const id = await sent();
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/news` });
  await ada.person.post(`/api/orders/${id}/request-revision`, { reason: "The picture is missing." });
  await letPass(id);
  await runQueue(byline, "fire-deadlines");
  const { status, reason } = await order(id);
  expect([status, reason]).toEqual(["disputed", expect.stringContaining("didn't come")]);
});
