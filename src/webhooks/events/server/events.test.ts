import { expect, test, vi } from "vitest";
import { aBooking, anAdvertiser, anOperator, goodText, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ listens: true });
const url = byline.config.publicUrl;

const listed = async (query = "", person = ada.person) => {
  await byline.settle();
  return (await person.get(`/api/events?itemsPerPage=100${query}`)).body["hydra:member"];
};
const named = (events: { name: string; about: string; sequence: number }[]) =>
  events.map(({ name, about, sequence }) => [name, about, sequence]);

const aSentOrder = async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return `/api/orders/${id}`;
};

const tokenOf = async (scopes: string[]) =>
  (await ada.person.post("/api/api_tokens", { name: "Script", scopes })).body as { id: string; token: string };

test("each side reads the events that concern it, oldest first, and by pages behind the last one it knows", async () => {
  const order = await aSentOrder();
  const all = await listed();
  expect(named(all)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
  expect(named(await listed("", paul.person)).filter(([, about]) => about === order)).toEqual([
    ["order.sent", order, 2],
  ]);
  expect(named(await listed(`&after=${all[0].id}`))).toEqual([["order.sent", order, 2]]);
  expect(await listed(`&after=${all[1].id}`)).toEqual([]);
  expect(named(await listed("&name=order.sent"))).toEqual([["order.sent", order, 2]]);
  const page = (await ada.person.get("/api/events?itemsPerPage=1")).body;
  expect(page["hydra:totalItems"]).toBe(2);
  const next = (await ada.person.get(page["hydra:view"]["hydra:next"])).body["hydra:member"];
  expect(named(next)).toEqual([["order.sent", order, 2]]);
  expect((await ada.person.get(`/api/events/${all[0].id}`)).body).toMatchObject({ name: "order.booked", about: order });
});

test("R6.4 nobody reads another's events, nor learns of one by its id; operators read all", async () => {
  const [known] = await listed();
  const eve = (await anAdvertiser(byline, "eve", 0)).person;
  expect(await listed("", eve)).toEqual([]);
  expect((await eve.get(`/api/events/${known.id}`)).status).toBe(404);
  expect((await eve.get(`/api/events?after=${known.id}`)).status).toBe(400);
  expect(await listed(`&organization=${ada.organization}`, eve)).toEqual([]);
  const olga = await anOperator(byline, "olga@operator.example");
  expect(named(await listed(`&name=order.booked`, olga))).toEqual(named(await listed("&name=order.booked")));
  expect((await ada.person.get("/api/events?name=order.exploded")).status).toBe(400);
});

test("an event older than thirty days is no longer told", async () => {
  const before = await listed();
  await byline.database.pool.query("DELETE FROM public_event WHERE event_id = $1", [before[0].id]);
  expect((await listed()).map(({ id }: { id: string }) => id)).not.toContain(before[0].id);
  expect(named(await listed(`&after=${before[0].id}`))).toEqual(named(before.slice(1)));
});

type Listening = { status: number; text: () => string; hasEnded: () => boolean; stop: () => void };

async function follow(token: string, headers: Record<string, string> = {}): Promise<Listening> {
  const end = new AbortController();
  const answer = await fetch(`${url}/api/events/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: end.signal,
  });
  let [text, ended] = ["", false];
  const read = async () => {
    for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return { status: answer.status, text: () => text, hasEnded: () => ended, stop: () => end.abort() };
}

const soon = (assert: () => void | Promise<void>) => vi.waitFor(assert, { timeout: 60_000, interval: 50 });

test("a token with the scope read follows the events, and goes on where it was", async () => {
  const { token } = await tokenOf(["read"]);
  expect((await follow((await tokenOf(["orders"])).token)).status).toBe(403);
  const stream = await follow(token);
  const order = await aSentOrder();
  await byline.settle();
  await soon(() => expect(stream.text()).toContain("event: order.sent"));
  const ids = [...stream.text().matchAll(/^id: (.+)$/gm)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(2);
  expect(stream.text()).toContain(order);
  stream.stop();
  const back = await follow(token, { "last-event-id": ids[0] ?? "" });
  await soon(() => expect(back.text()).toContain("event: order.sent"));
  expect(back.text()).not.toContain("event: order.booked");
  back.stop();
});

test("a person follows four times at most, and one that ends makes room", async () => {
  const { token } = await tokenOf(["read"]);
  const open = [];
  for (let count = 0; count < 4; count++) open.push(await follow(token));
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await follow(token)).status).toBe(429);
  open[0]?.stop();
  await soon(async () => {
    const again = await follow(token);
    open.push(again);
    expect(again.status).toBe(200);
  });
  for (const each of open) each.stop();
});
