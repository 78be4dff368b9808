import { pino } from "pino";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { answers, type ReceivedCall, type Receiver, Receivers } from "../../../test/receivers.ts";
import { runQueue } from "../../../test/run-queue.ts";
import { aBooking, anAdvertiser, anOperator, goodText, openTrade, type Trade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { payloadReader } from "../../payloads.ts";
import { resourcesOf } from "../../resources.ts";
import { sealerOf } from "../../sealing-key.ts";
import type { WebhookLane } from "./claim.ts";
import { sendDue } from "./send.ts";

const receivers = new Receivers();
const names = ["first", "second", "hanging", "closing", "leading", "publisher"];
const [first, second, hanging, closing, leading, publisher] = (await Promise.all(
  names.map((name) => receivers.open(name)),
)) as [Receiver, Receiver, Receiver, Receiver, Receiver, Receiver];
const { byline, ada, paul }: Trade = await openTrade({ env: { LINK_CHECK_HOSTS: receivers.hosts } });
const { pool } = byline.database;
const log = pino({ level: "silent" });
const sending = {
  hosts: byline.config.linkCheckHosts,
  sealer: sealerOf(byline.config),
  publicUrl: byline.config.publicUrl,
  readPayload: payloadReader(resourcesOf(byline.config)),
};

afterAll(() => receivers.close());

beforeEach(async () => {
  await byline.settle();
  await pool.query("DELETE FROM webhook");
  for (const receiver of receivers.all) Object.assign(receiver, { calls: [], answer: answers.ok });
});

type EndpointOwner = { person: Person; organization: string };

const endpoint = async (receiver: Receiver, more: object = {}, { person, organization }: EndpointOwner = ada) => {
  const input = { organization, url: `http://${receiver.host}/events`, ...more };
  const { status, body } = await person.post("/api/webhooks", input);
  expect([status, body["hydra:description"]]).toEqual([201, undefined]);
  return body as { id: string; secret: string };
};

async function send(lane: WebhookLane = "healthy", signal: AbortSignal = new AbortController().signal): Promise<void> {
  await byline.settle();
  await sendDue({ database: byline.database, sending, log, signal }, lane);
}

/** As if every pause were over. */
async function sendLater(): Promise<void> {
  await pool.query("UPDATE webhook_delivery SET due_at = now() WHERE due_at IS NOT NULL");
  await pool.query("UPDATE webhook SET rests_until = NULL");
  await send("troubled");
  await send();
}

const told = ({ calls }: Receiver) =>
  calls.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.about, data.sequence]);
const logOf = async (webhook: string, person: Person = ada.person) =>
  (await person.get(`/api/webhook_deliveries?webhook=${webhook}&itemsPerPage=100`)).body["hydra:member"];
const isSignedBy = (secret: string, { body, headers }: ReceivedCall): boolean => {
  try {
    return new Webhook(secret).verify(body, headers) !== undefined;
  } catch {
    return false;
  }
};

const aSentOrder = async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return `/api/orders/${id}`;
};

test("each side gets the events that concern it, signed by the standard, in order and once, with the resource as it reads it", async () => {
  const mine = await endpoint(first);
  const theirs = await endpoint(publisher, { events: ["order.sent", "order.accepted"] }, paul);
  const order = await aSentOrder();
  await send();
  expect(told(first)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
  expect(told(publisher)).toEqual([["order.sent", order, 2]]);
  const [call] = publisher.calls as [ReceivedCall];
  expect([isSignedBy(theirs.secret, call), isSignedBy(mine.secret, call)]).toEqual([true, false]);
  const { data, timestamp } = JSON.parse(call.body);
  expect(call.headers["webhook-id"]).toBe(data.id);
  expect(timestamp).toBe(data.createdAt);
  const { moves, ...read } = (await paul.person.get(order)).body;
  expect(moves).not.toEqual([]);
  expect(data.payload).toEqual({ ...read, moves: [] });
  await send();
  expect(first.calls).toHaveLength(2);
});

test("a secret is shown once, sealed in the database, and signs beside its successor for a day", async () => {
  const { id, secret } = await endpoint(first);
  expect(secret).toMatch(/^whsec_/);
  expect((await ada.person.get(`/api/webhooks/${id}`)).body.secret).toBeNull();
  const { rows } = await pool.query("SELECT webhook::text AS row FROM webhook");
  expect(rows[0].row).not.toContain(Buffer.from(secret).toString("hex"));
  const rotated = (await ada.person.post(`/api/webhooks/${id}/rotate`, {})).body;
  await ada.person.post(`/api/webhooks/${id}/test`, {});
  await send();
  await pool.query("UPDATE webhook SET former_secret_ends_at = now()");
  await ada.person.post(`/api/webhooks/${id}/test`, {});
  await send();
  const signed = first.calls.map((call) => [secret, rotated.secret].map((each) => isSignedBy(each, call)));
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(told(first)[0]).toEqual(["webhook.tested", `/api/webhooks/${id}`, 0]);
});

test("behind an event that fails only those of its object wait; the log keeps request, answer and time", async () => {
  const { id } = await endpoint(first);
  const [bad, good] = [await aSentOrder(), await aSentOrder()];
  first.answer = (call, response) => (call.body.includes(bad) ? answers.fault : answers.ok)(call, response);
  await send();
  await send("troubled");
  expect(told(first).filter(([, about]) => about === good)).toEqual([
    ["order.booked", good, 1],
    ["order.sent", good, 2],
  ]);
  expect(told(first).filter(([, about]) => about === bad)).toEqual([["order.booked", bad, 1]]);
  const failed = (await logOf(id)).find(({ attempts, about }: never) => attempts === 1 && about === bad);
  expect(failed).toMatchObject({ state: "waiting", status: 500, answer: "out of paper", name: "order.booked" });
  expect([failed.problem, failed.request.includes(bad)]).toEqual(["The receiver answers 500.", true]);
  expect(Date.parse(failed.dueAt)).toBeGreaterThan(Date.now());
  first.answer = answers.ok;
  await sendLater();
  expect(told(first).slice(-2)).toEqual([
    ["order.booked", bad, 1],
    ["order.sent", bad, 2],
  ]);
  const ids = first.calls.filter(({ body }) => body.includes(bad)).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids.slice(0, 2)).size, "the same id when it is sent again").toBe(1);
});

test("one that hangs and one that closes connections delay nobody, and a process that ends gives back what it was sending", async () => {
  hanging.answer = answers.hang;
  closing.answer = answers.close;
  const stuck = await endpoint(hanging);
  await endpoint(closing);
  await endpoint(second);
  const order = await aSentOrder();
  const end = new AbortController();
  const sent = send("healthy", end.signal);
  await vi.waitFor(
    () => {
      expect(told(second).map(([, , sequence]) => sequence)).toEqual([1, 2]);
      expect(hanging.calls).toHaveLength(1);
    },
    { timeout: 60_000 },
  );
  end.abort();
  await sent;
  hanging.answer = answers.ok;
  expect((await logOf(stuck.id)).map(({ state, attempts }: never) => [state, attempts])).toEqual([
    ["waiting", 0],
    ["waiting", 0],
  ]);
  await sendLater();
  expect(told(hanging).slice(1)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
});

test("one that was away for a while gets everything in order, as soon as it takes one again", async () => {
  const { id } = await endpoint(closing);
  closing.answer = answers.close;
  const order = await aSentOrder();
  await send();
  for (let round = 0; round < 4; round++) await sendLater();
  const { failingSince, state, waiting } = (await ada.person.get(`/api/webhooks/${id}`)).body;
  expect([failingSince === null, state, waiting]).toEqual([false, "active", 2]);
  const { rows } = await pool.query("SELECT rests_until > now() AS rests FROM webhook");
  expect(rows).toEqual([{ rests: true }]);
  Object.assign(closing, { calls: [], answer: answers.ok });
  await sendLater();
  expect(told(closing)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
  expect((await ada.person.get(`/api/webhooks/${id}`)).body).toMatchObject({ failingSince: null, waiting: 0 });
});

test("a new address gets at once, in order, all that the former one did not take", async () => {
  const { id } = await endpoint(closing);
  closing.answer = answers.close;
  const order = await aSentOrder();
  await send();
  for (let round = 0; round < 3; round++) await sendLater();
  expect((await ada.person.patch(`/api/webhooks/${id}`, { url: `http://${second.host}/events` })).status).toBe(200);
  await send();
  expect(told(second)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
});

test("after three days it is paused with a mail to whoever may manage it; what came meanwhile can be sent once it goes on", async () => {
  const { id } = await endpoint(first);
  first.answer = answers.fault;
  const began = new Date();
  const order = await aSentOrder();
  await send();
  await pool.query("UPDATE webhook SET failing_since = now() - interval '73 hours'");
  await sendLater();
  await byline.settle();
  expect((await ada.person.get(`/api/webhooks/${id}`)).body.state).toBe("stopped");
  const { rows: mails } = await pool.query(
    "SELECT recipient, letter->>'subject' AS subject FROM mail WHERE letter->>'subject' LIKE '%webhook%'",
  );
  expect(mails).toEqual([{ recipient: ada.person.email, subject: `The webhook to ${first.host} is paused` }]);
  Object.assign(first, { calls: [], answer: answers.ok });
  await paul.person.post(`${order}/accept`, {});
  await sendLater();
  expect(first.calls).toEqual([]);
  expect((await ada.person.post(`/api/webhooks/${id}/test`, {})).body.code).toBe("webhook_paused");
  await ada.person.patch(`/api/webhooks/${id}`, { state: "active" });
  await ada.person.post(`/api/webhooks/${id}/resend`, { since: began.toISOString() });
  await send();
  expect(told(first)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
    ["order.accepted", order, 3],
  ]);
  const [last] = await logOf(id);
  expect((await ada.person.post(`/api/webhook_deliveries/${last.id}/again`, {})).body.state).toBe("waiting");
  await send();
  expect(first.calls).toHaveLength(4);
});

test("a delivery that nobody takes for three days is given up, and its object goes on", async () => {
  const { id } = await endpoint(first);
  first.answer = ({ body }, response) => void response.writeHead(body.includes("order.booked") ? 410 : 200).end();
  const order = await aSentOrder();
  await send();
  await pool.query("UPDATE webhook_delivery SET first_tried_at = now() - interval '72 hours' WHERE attempts > 0");
  await sendLater();
  expect((await logOf(id)).map(({ name, state }: never) => [name, state]).sort()).toEqual([
    ["order.booked", "given_up"],
    ["order.sent", "delivered"],
  ]);
  expect(told(first).at(-1)).toEqual(["order.sent", order, 2]);
});

test("nothing leads a delivery elsewhere: private addresses, other ports and redirects are refused", async () => {
  for (const url of [
    "http://10.0.0.8/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://one.example:8080/",
    "http://one.example/",
    "https://me:secret@one.example/",
  ]) {
    const { status, body } = await ada.person.post("/api/webhooks", { organization: ada.organization, url });
    expect([url, status, body.violations?.[0].propertyPath]).toEqual([url, 422, "url"]);
  }
  leading.answer = (_call, response) => void response.writeHead(307, { location: `http://${second.host}/` }).end();
  const { id } = await endpoint(leading);
  await ada.person.post(`/api/webhooks/${id}/test`, {});
  await send();
  expect(second.calls).toEqual([]);
  expect((await logOf(id))[0]).toMatchObject({ status: 307, problem: expect.stringContaining("leads elsewhere") });
});

test("R6.3 only admins of the organization manage it; a token needs webhooks, and read to make or move one; operators have their own", async () => {
  const { id } = await endpoint(first);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/webhooks/${id}`)).status).toBe(404);
  const olga = await anOperator(byline, "olga@operator.example");
  expect((await olga.get(`/api/webhooks/${id}`)).status).toBe(404);
  expect((await ada.person.post("/api/webhooks", { organization: null, url: "https://one.example/" })).status).toBe(
    403,
  );
  const url = `http://${first.host}/`;
  const byToken = async (scopes: string[], method: "POST" | "PATCH", path: string, body: object) => {
    const { token } = (await ada.person.post("/api/api_tokens", { name: "Script", scopes })).body;
    const { statusCode } = await byline.app.inject({
      method,
      url: `/api/webhooks${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": method === "POST" ? "application/json" : "application/merge-patch+json",
      },
      payload: JSON.stringify(body),
    });
    return statusCode;
  };
  for (const [scopes, made, moved] of [
    [["read"], 403, 403],
    [["webhooks"], 403, 403],
    [["read", "webhooks"], 201, 200],
  ] as const) {
    expect(await byToken([...scopes], "POST", "", { organization: ada.organization, url })).toBe(made);
    expect(await byToken([...scopes], "PATCH", `/${id}`, { url })).toBe(moved);
  }
  const own = (await olga.post("/api/webhooks", { organization: null, url: `http://${second.host}/` })).body;
  const order = await aSentOrder();
  await send();
  expect(told(second)).toEqual([
    ["order.booked", order, 1],
    ["order.sent", order, 2],
  ]);
  expect(
    (await olga.get("/api/webhooks?operators=true")).body["hydra:member"].map((each: { id: string }) => each.id),
  ).toEqual([own.id]);
  const { rows } = await pool.query(
    "SELECT subject, after FROM audit_event WHERE kind = 'webhook' ORDER BY id DESC LIMIT 1",
  );
  expect(rows[0]).toMatchObject({ subject: second.host, after: { host: second.host, state: "active" } });
});

test("Slack and Teams get a message that a person reads", async () => {
  await endpoint(first, { shape: "slack", events: ["order.sent"] });
  await endpoint(second, { shape: "teams", events: ["order.sent"] });
  await aSentOrder();
  await send();
  expect(JSON.parse(first.calls[0]?.body ?? "").text).toMatch(/^\*Order: sent\*\n.*Nimbus opens a roastery/);
  expect(JSON.parse(second.calls[0]?.body ?? "").attachments[0].content.body[0].text).toBe("Order: sent");
});

test("a closed organization tells nobody any more; the log ends with its days", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  const { id } = await endpoint(first, {}, bea);
  await bea.person.post(`/api/webhooks/${id}/test`, {});
  expect((await bea.person.post(`/api/organizations/${bea.organization}/close`, {})).status).toBe(204);
  expect((await pool.query("SELECT FROM webhook WHERE id = $1", [id])).rowCount).toBe(0);
  const kept = await endpoint(first);
  await ada.person.post(`/api/webhooks/${kept.id}/test`, {});
  await pool.query("UPDATE webhook_delivery SET created_at = now() - interval '31 days'");
  await pool.query("UPDATE public_event SET created_at = now() - interval '31 days'");
  await runQueue(byline, "forget-webhook-log");
  for (const table of ["webhook_delivery", "public_event"])
    expect((await pool.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
});
