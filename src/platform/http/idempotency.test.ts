import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, aPublisher, goodText } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { keptDays } from "./idempotency.ts";
import { forgetAnswersQueue } from "./jobs.ts";

let byline: TestServer;
let person: Person;
let organization: string;
let campaign: string;

beforeAll(async () => {
  byline = await openTestServer();
  ({ person, organization, campaign } = await anAdvertiser(byline, "ada", 0));
});

afterAll(() => byline?.close());

const freshKey = () => ({ "idempotency-key": crypto.randomUUID() });

test("a move whose answer was lost is sent again with its key, and answers as at first", async () => {
  const ada = await anAdvertiser(byline, "zoe", 100_000);
  const paul = await aPublisher(byline, "paul");
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  const moves: [Person, string, object][] = [
    [ada.person, "send", {}],
    [paul.person, "accept", {}],
    [paul.person, "publish", { publicationUrl: `https://${paul.domain}/nimbus` }],
    [ada.person, "dispute", { reason: "The page is empty." }],
  ];
  for (const [who, move, input] of moves) {
    const key = freshKey();
    const first = await who.post(`/api/orders/${id}/${move}`, input, key);
    const again = await who.post(`/api/orders/${id}/${move}`, input, key);
    expect([move, first.status, again.status, again.headers["idempotency-replayed"]]).toEqual([move, 200, 200, "true"]);
    expect(again.body).toEqual(first.body);
    expect((await who.post(`/api/orders/${id}/${move}`, input)).status, move).toBe(409);
  }
});

test("a key is honoured for creating, changing and deleting", async () => {
  const made = freshKey();
  const view = { organization, name: "News", query: "type=News" };
  const first = await person.post("/api/saved_views", view, made);
  const again = await person.post("/api/saved_views", view, made);
  expect([again.status, again.body.id, again.headers.location]).toEqual([201, first.body.id, first.headers.location]);
  const changed = { ...freshKey(), "if-match": String((await person.get(`/api/campaigns/${campaign}`)).headers.etag) };
  for (const replayed of [undefined, "true"]) {
    const answer = await person.patch(`/api/campaigns/${campaign}`, { name: "Spring" }, changed);
    expect([answer.status, answer.headers["idempotency-replayed"]]).toEqual([200, replayed]);
  }
  const removed = freshKey();
  for (let call = 0; call < 2; call++) {
    expect((await person.call("DELETE", `/api/saved_views/${first.body.id}`, undefined, removed)).status).toBe(204);
  }
});

test("another call with the same key is refused, and so is a key that can't be one", async () => {
  const key = freshKey();
  await person.patch(`/api/campaigns/${campaign}`, { name: "Summer" }, key);
  expect((await person.patch(`/api/campaigns/${campaign}`, { name: "Autumn" }, key)).body.code).toBe(
    "idempotency_key_reused",
  );
  const odd = { "idempotency-key": "two words" };
  expect((await person.patch(`/api/campaigns/${campaign}`, { name: "Autumn" }, odd)).body.code).toBe(
    "idempotency_key_malformed",
  );
  expect((await person.patch(`/api/campaigns/${campaign}`, { name: "Winter" })).body.name).toBe("Winter");
});

test("a token is made once and shown once: its secret is not kept with the answer", async () => {
  const key = freshKey();
  const input = { name: "Report", scopes: ["read"] };
  const first = await person.post("/api/api_tokens", input, key);
  const again = await person.post("/api/api_tokens", input, key);
  expect([again.body.id, again.body.token]).toEqual([first.body.id, null]);
  const { rows } = await byline.database.pool.query("SELECT answer::text FROM idempotency_key");
  expect(rows.map(({ answer }) => answer).join()).not.toContain(first.body.token);
});

test("answers are kept for their time and then forgotten", async () => {
  const { pool } = byline.database;
  const count = async () => (await pool.query("SELECT count(*)::int AS kept FROM idempotency_key")).rows[0].kept;
  const before = await count();
  await pool.query("UPDATE idempotency_key SET created_at = created_at - make_interval(days => $1)", [keptDays]);
  await person.patch(`/api/campaigns/${campaign}`, { name: "May" }, freshKey());
  await forgetAnswersQueue.handle(byline.database, {}, {} as never);
  expect([before > 1, await count()]).toEqual([true, 1]);
});

test("the documentation says which commands take a key, and which need one", async () => {
  const { paths } = (await byline.stranger.get("/api/docs.json")).body;
  const keyOf = (path: string, method: string) =>
    paths[path][method].parameters.find(({ name }: { name: string }) => name === "Idempotency-Key")?.required;
  expect(keyOf("/api/carts/{id}/book", "post")).toBe(true);
  expect(keyOf("/api/orders/{id}/send", "post")).toBe(false);
  expect(keyOf("/api/orders/{id}", "patch")).toBe(false);
  expect(keyOf("/api/orders/{id}", "get")).toBeUndefined();
});
