import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadActor } from "#accounts/server/queries/actor.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { endConnections } from "#platform/http/requests/ending.ts";
import { aBooking, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { notificationStream } from "./stream.ts";

const log = pino({ level: "silent" });
const { byline, ada, paul } = await openTrade({ balanceCents: 100_000 });
let owner: pg.Client;
let order = "";
const open: { close(): Promise<unknown> }[] = [];

beforeAll(async () => {
  owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  ({ id: order } = await aBooking(ada, paul.formatId));
  await ada.person.patch(`/api/orders/${order}`, goodText);
  await ada.person.post(`/api/orders/${order}/send`, {});
  await byline.settle();
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
afterAll(async () => {
  await owner?.end();
});

const claimsOf = ({ token }: Person) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** A process with its own pool and port; the header `x-claims` stands for a checked token. */
async function aProcess({
  lifeMilliseconds = 60_000,
  lingerMilliseconds = 60_000,
} = {}): Promise<{ url: string; database: Database }> {
  const database = openDatabase({ url: byline.testDatabase.url, poolSize: 4, log });
  const app: FastifyInstance = Fastify();
  endConnections(app);
  await app.register(notificationStream, {
    database,
    log,
    accountsElsewhere: false,
    beatMilliseconds: 50,
    lingerMilliseconds,
    authenticate: async ({ headers }) => {
      const { sub, session_id, aal, email } = JSON.parse(String(headers["x-claims"]));
      const claims = { userId: sub, sessionId: session_id, assurance: aal, email };
      const kept = { signedInAt: undefined, sessionElsewhere: false, owesFactorElsewhere: false };
      const actor = await loadActor(database.reader, { ...claims, ...kept });
      return { actor, expiresAt: new Date(Date.now() + lifeMilliseconds) };
    },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  open.push(database, app);
  return { url: `${url}/notifications/stream`, database };
}

type Listening = { status: number; text: () => string; hasEnded: () => boolean };

async function listen(url: string, person: Person, headers: Record<string, string> = {}): Promise<Listening> {
  const stop = new AbortController();
  const claims = JSON.stringify(claimsOf(person));
  const answer = await fetch(url, { headers: { "x-claims": claims, ...headers }, signal: stop.signal });
  open.push({ close: async () => stop.abort() });
  let [text, ended] = ["", false];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return { status: answer.status, text: () => text, hasEnded: () => ended };
}

const write = async (body: string, from = ada.person) => {
  expect((await from.post(`/api/orders/${order}/messages`, { body, files: [] })).status).toBe(200);
  await byline.settle();
};
const idsIn = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].map(([, id = ""]) => id);
const soon = (assert: () => void) => vi.waitFor(assert, { timeout: 60_000, interval: 20 });

test("what is told on one process is heard on another, by whom it is for alone", async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const [pauls, adas] = [await listen(one.url, paul.person), await listen(other.url, ada.person)];
  await write("Is Friday possible?");
  await soon(() => expect(pauls.text()).toMatch(/event: notification\ndata: .*Is Friday possible\?/));
  expect(adas.text()).not.toContain("Friday");
});

test("all tabs of a person hear it, and who comes back hears what was missed", async () => {
  const { url } = await aProcess();
  const tabs = [await listen(url, paul.person), await listen(url, paul.person)];
  await write("First");
  for (const { text } of tabs) await soon(() => expect(text()).toContain("First"));
  const [last = ""] = idsIn(tabs[0]?.text() ?? "");
  await write("Second");
  const back = await listen(url, paul.person, { "last-event-id": last });
  await soon(() => expect(back.text()).toContain("Second"));
  expect(idsIn(back.text())).not.toContain(last);
});

test("a client is told to read everything anew when it missed more than is repeated, or its last one is forgotten", async () => {
  const { url } = await aProcess();
  const pia = await byline.person("pia@streams.example");
  await pia.get(`/api/client_users/${pia.id}`);
  // Their positions lie behind every reader.
  const notify = (count: number) =>
    owner.query(
      `WITH read AS (
         INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, position)
         SELECT new_id(), subject, new_id(), object, 1, verb, organization_ids, party, -number - $2 * 1000
         FROM (SELECT * FROM event LIMIT 1) AS one, generate_series(1, $2::integer) AS number RETURNING id)
       INSERT INTO notification (id, event_id, user_id, kind, title, paragraphs, action_label, path)
       SELECT new_id(), id, $1, 'messages', 'A message', '{}', 'Open', '/' FROM read RETURNING id`,
      [pia.id, count],
    );
  const [first, second] = (await notify(2)).rows.map(({ id }) => id as string).sort();
  const heard = async (path: string, headers: Record<string, string>, count: number) => {
    const stream = await listen(url + path, pia, headers);
    await soon(() => expect(idsIn(stream.text())).toHaveLength(count));
    return stream.text();
  };
  const since = (last = "") => ({ "last-event-id": last });
  expect(await heard("", since(second), 1)).not.toContain("event: missed");
  expect(await heard("?within=60000", {}, 2)).toContain("A message");
  await notify(99);
  expect(await heard("", since(first), 100)).toContain("event: missed");
  expect(await heard("?within=60000", {}, 100)).toContain("event: missed");
  await owner.query("DELETE FROM notification WHERE id = $1", [first]);
  const forgotten = await listen(url, pia, since(first));
  await soon(() => expect(forgotten.text()).toContain("event: missed"));
});

test("who opens a page hears what was told while it was read, and nothing of before", async () => {
  const { url } = await aProcess();
  await write("While the page was read");
  const first = await listen(`${url}?within=60000`, paul.person);
  await soon(() => expect(first.text()).toContain("While the page was read"));
  await owner.query("UPDATE notification SET created_at = created_at - interval '1 hour'");
  const later = await listen(`${url}?within=60000`, paul.person);
  await write("Afterwards");
  await soon(() => expect(later.text()).toContain("Afterwards"));
  expect(later.text()).not.toContain("While the page was read");
  expect((await listen(`${url}?within=60001`, paul.person)).status).toBe(400);
});

test("a stream ends with its session, its account or its token", async () => {
  const { url } = await aProcess();
  const sue = await byline.person("sue@streams.example");
  const signedOut = await listen(url, sue);
  await soon(() => expect(signedOut.text()).toContain(":\n\n"));
  await owner.query("DELETE FROM auth.sessions WHERE user_id = $1", [sue.id]);
  await soon(() => expect(signedOut.hasEnded()).toBe(true));
  const rex = await byline.person("rex@streams.example");
  const banned = await listen(url, rex);
  await owner.query("UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = $1", [rex.id]);
  await soon(() => expect(banned.hasEnded()).toBe(true));
  const short = await aProcess({ lifeMilliseconds: 100 });
  const expired = await listen(short.url, paul.person);
  await soon(() => expect(expired.hasEnded()).toBe(true));
});

test("a person has eight streams at most, and one that is closed makes room", async () => {
  const { url } = await aProcess();
  for (let count = 0; count < 8; count++) expect((await listen(url, paul.person)).status).toBe(200);
  expect((await listen(url, paul.person)).status).toBe(429);
  expect((await listen(url, ada.person)).status).toBe(200);
  await open.pop()?.close();
  await open.pop()?.close();
  await open.pop()?.close();
  await soon(async () => expect((await listen(url, paul.person)).status).toBe(200));
});

test("a process that loses its connection listens again, and tells its readers that they may have missed something", async () => {
  const { url } = await aProcess();
  const pauls = await listen(url, paul.person);
  await write("Before");
  await soon(() => expect(pauls.text()).toContain("Before"));
  await owner.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
  );
  await soon(() => expect(pauls.text()).toContain("event: missed"));
  await write("After");
  await soon(() => expect(pauls.text()).toContain("After"));
});

test("a process on which nobody listens any more gives its own connection up", async () => {
  const { url, database } = await aProcess({ lingerMilliseconds: 100 });
  expect(database.notices.isOpen).toBe(false);
  const pauls = await listen(url, paul.person);
  await soon(() => expect(pauls.text()).toContain(":\n\n"));
  expect(database.notices.isOpen).toBe(true);
  await open.pop()?.close();
  await soon(() => expect(database.notices.isOpen).toBe(false));
});

const changesIn = (text: string) =>
  [...text.matchAll(/^event: change\ndata: (.+)$/gm)].map(
    ([, json = ""]) => JSON.parse(json) as { resource: string; id?: string },
  );
const changedIn = (text: string, resource: string) => changesIn(text).filter((change) => change.resource === resource);

test("a change is heard on every page of those who see it, and of nobody else", async () => {
  const { url } = await aProcess();
  const { id } = await aBooking(ada, paul.formatId);
  const colleague = await byline.person("cora@advertiser.example");
  await colleague.get(`/api/client_users/${colleague.id}`);
  await owner.query("INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'VIEWER')", [
    ada.organization,
    colleague.id,
  ]);
  const [adas, coras, pauls] = [
    await listen(url, ada.person),
    await listen(url, colleague),
    await listen(url, paul.person),
  ];
  await ada.person.patch(`/api/orders/${id}`, goodText);
  for (const { text } of [adas, coras])
    await soon(() => expect(changedIn(text(), "orders")).toContainEqual({ resource: "orders", id }));
  expect(pauls.text(), "an order that was not sent yet").not.toContain(id);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await soon(() => expect(changedIn(pauls.text(), "orders")).toContainEqual({ resource: "orders", id }));
  expect(pauls.text(), "addressees stay on the server").not.toContain(ada.organization);
  expect(changedIn(pauls.text(), "wallets"), "another's balance").toEqual([]);
});

test("whoever has left an organization hears no more of it", async () => {
  const { url } = await aProcess();
  const left = await byline.person("lena@advertiser.example");
  await left.get(`/api/client_users/${left.id}`);
  const member = [ada.organization, left.id];
  await owner.query(
    "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'VIEWER')",
    member,
  );
  const lenas = await listen(url, left);
  await ada.person.patch(`/api/orders/${order}`, goodText);
  const before = await aBooking(ada, paul.formatId);
  await soon(() => expect(lenas.text()).toContain(before.id));
  await owner.query("DELETE FROM organization_member WHERE organization_id = $1 AND user_id = $2", member);
  const beats = () => lenas.text().split(":\n\n").length;
  const heard = beats();
  await soon(() => expect(beats()).toBeGreaterThan(heard + 2));
  const adas = await listen(url, ada.person);
  // A busy database may answer later than at the next beat who still belongs to it.
  await soon(async () => {
    const after = await aBooking(ada, paul.formatId);
    await soon(() => expect(adas.text()).toContain(after.id));
    expect(lenas.text()).not.toContain(after.id);
  });
});

test("a page hears the changes that were made while it was read; a process that was not listening says that it knows none", async () => {
  const { url } = await aProcess();
  const first = await listen(`${url}?within=1000`, ada.person);
  await soon(() => expect(first.text()).toContain("event: missed"));
  // So that a page may look back for longer than a busy machine takes to open it.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  const { id } = await aBooking(ada, paul.formatId);
  await soon(() => expect(first.text()).toContain(id));
  const second = await listen(`${url}?within=5000`, ada.person);
  await soon(() => expect(second.text()).toContain(id));
  expect(second.text()).not.toContain("event: missed");
});

test("R6.5 nobody listens without a session", async () => {
  expect((await byline.stranger.get("/api/notifications/stream")).status).toBe(401);
  const { body } = await ada.person.post("/api/api_tokens", { name: "Reader", scopes: ["read"] });
  const answer = await byline.app.inject({
    url: "/api/notifications/stream",
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(answer.statusCode).toBe(403);
});
