import { afterAll, beforeAll, expect, test } from "vitest";
import { atOnce } from "../../../../test/at-once.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  formatFields,
  type Publisher,
} from "../../../../test/scene.ts";
import { staleSessionOf } from "../../../../test/scenes/stale-session.ts";
import { openListeningServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let url = "";
let ada: Advertiser;
let paul: Publisher;

beforeAll(async () => {
  ({ byline, url } = await openListeningServer());
  ada = await anAdvertiser(byline, "ada", 100_000);
  paul = await aPublisher(byline, "paul");
});

afterAll(() => byline?.close());

const make = async (input: object) => (await ada.person.post("/api/api_tokens", { name: "Script", ...input })).body;

async function call(token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
      "idempotency-key": crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

test("R10.2 a token is shown once and known by its beginning; the database keeps only its hash", async () => {
  const made = await make({ scopes: ["read"] });
  expect(made.token).toMatch(/^byl_[\w-]{43}$/);
  expect(made.prefix).toBe(made.token.slice(0, 10));
  expect((await ada.person.get(`/api/api_tokens/${made.id}`)).body.token).toBeNull();
  const { rows } = await byline.database.pool.query("SELECT t::text AS row FROM access_grant AS t WHERE id = $1", [
    made.id,
  ]);
  expect(rows[0].row).not.toContain(made.token.slice(10));
  const days = (Date.parse(made.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

test("R10.2 a token does what its scopes allow and nothing else", async () => {
  const { token: reading } = await make({ scopes: ["read"] });
  expect((await call(reading, "GET", `/api/campaigns/${ada.campaign}`)).status).toBe(200);
  expect((await call(reading, "GET", "/api/listings")).status).toBe(200);
  const refused = await call(reading, "PATCH", `/api/campaigns/${ada.campaign}`, { name: "By a program" });
  expect([refused.status, refused.body.code]).toEqual([403, "token_scope"]);
  const { token: writing } = await make({ scopes: ["campaigns"] });
  expect((await call(writing, "PATCH", `/api/campaigns/${ada.campaign}`, { name: "By a program" })).body.name).toBe(
    "By a program",
  );
  expect((await call(writing, "GET", `/api/campaigns/${ada.campaign}`)).status).toBe(403);
});

test("R10.2 what asks for no role has a scope all the same: matching domains reads, keeping a view is a campaign's", async () => {
  const { token: reading } = await make({ scopes: ["read"] });
  const { token: writing } = await make({ scopes: ["campaigns"] });
  const match = (token: string) => call(token, "POST", "/api/listings/match", { domains: ["paul.example"] });
  const view = { organization: ada.organization, name: "By a program", query: "order[price]=asc" };
  const keep = (token: string) => call(token, "POST", "/api/saved_views", view);
  expect([(await match(reading)).status, (await match(writing)).status]).toEqual([200, 403]);
  expect([(await keep(reading)).status, (await keep(writing)).status]).toEqual([403, 201]);
});

test("R10.2 no token makes tokens, closes or deletes; without their scopes none changes members or invites", async () => {
  const { token } = await make({
    scopes: ["read", "campaigns", "orders", "media", "money"],
    spendLimitCents: 1,
  });
  const member = (await ada.person.get("/api/organization_members")).body["hydra:member"][0].id;
  for (const [method, path, body] of [
    ["POST", "/api/api_tokens", { name: "More", scopes: ["read"] }],
    ["GET", "/api/api_tokens"],
    ["GET", "/api/sessions"],
    ["PATCH", `/api/organization_members/${member}`, { role: "VIEWER" }],
    ["DELETE", `/api/organization_members/${member}`],
    ["POST", "/api/invitations", { email: "a@b.example", organization: ada.organization, organizationRole: "VIEWER" }],
    ["POST", `/api/organizations/${ada.organization}/close`, {}],
    ["PATCH", "/api/client_users", { name: "Somebody" }],
    ["DELETE", `/api/client_users/${ada.person.id}`],
    ["GET", "/api/feature_flags"],
  ] as const) {
    expect([method, path, (await call(token, method, path, body)).status]).toEqual([method, path, 403]);
  }
  const auth = await fetch(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(auth.status).toBe(403);
});

test("R10.2 a token books up to its limit a month, and no cent more", async () => {
  await byline.database.pool.query("UPDATE operator_setting SET automatic_review = true");
  const formats = [paul.formatId];
  for (const formatType of ["Advertorial", "Paid News"])
    formats.push((await paul.person.post("/api/formats", { media: paul.media, ...formatFields, formatType })).body.id);
  expect((await ada.person.post("/api/api_tokens", { name: "Buyer", scopes: ["money"] })).body.violations).toEqual([
    { propertyPath: "spendLimitCents", message: "Required", code: "custom" },
  ]);
  const { id, token } = await make({ scopes: ["read", "campaigns", "money"], spendLimitCents: 25_000 });
  const book = async (format: string | undefined) => {
    await call(token, "POST", `/api/carts/${ada.cart}/add`, { format });
    return call(token, "POST", `/api/carts/${ada.cart}/book`, {});
  };
  expect((await book(formats[0])).status).toBe(201);
  expect((await book(formats[1])).status).toBe(201);
  const refused = await book(formats[2]);
  expect([refused.status, refused.body.code, refused.body.leftCents]).toEqual([403, "spend_limit", 5_000]);
  expect((await ada.person.get(`/api/api_tokens/${id}`)).body).toMatchObject({ spentThisMonthCents: 20_000 });
  expect((await ada.person.get(`/api/carts/${ada.cart}`)).body.lines).toHaveLength(1);
  expect((await ada.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(201);
});

test("R10.2 approving pays, so a token needs the scope approve for it and spends of its limit", async () => {
  const book = async () => {
    const { id } = await aBooking(ada, paul.formatId);
    await byline.database.pool.query(
      "UPDATE publication_order SET status = 'published', published_at = now(), publication_url = 'https://paul.example/a' WHERE id = $1",
      [id],
    );
    return `/api/orders/${id}/approve`;
  };
  const [first, second] = [await book(), await book()];
  const { token: writing } = await make({ scopes: ["read", "orders"] });
  const refused = await call(writing, "POST", first, {});
  expect([refused.status, refused.body.code]).toEqual([403, "token_scope"]);
  const { token: booking } = await make({ scopes: ["read", "orders", "money"], spendLimitCents: 10_000 });
  expect((await call(booking, "POST", first, {})).body.code).toBe("token_scope");
  const { token: paying } = await make({ scopes: ["read", "approve"], spendLimitCents: 10_000 });
  expect((await call(paying, "POST", first, {})).status).toBe(200);
  const beyond = await call(paying, "POST", second, {});
  expect([beyond.status, beyond.body.code, beyond.body.leftCents]).toEqual([403, "spend_limit", 0]);
  expect((await ada.person.post(second, {})).status).toBe(200);
});

test("R10.2 no token decides what a card is charged by itself, whatever its scopes; nor does a stale session", async () => {
  const { token } = await make({
    scopes: ["read", "campaigns", "orders", "media", "money"],
    spendLimitCents: 5_000_000,
  });
  const bounds = { thresholdCents: 10_000, amountCents: 20_000, dayMaximumCents: 40_000 };
  const path = `/api/auto_top_ups/${ada.organization}`;
  const asked = { organization: ada.organization, ...bounds };
  expect((await call(token, "POST", "/api/auto_top_ups", asked)).body.code).toBe("token_scope");
  expect((await call(token, "PATCH", path, bounds)).body.code).toBe("token_scope");
  const stale = await staleSessionOf(byline, ada.person);
  expect((await stale.post("/api/auto_top_ups", asked)).body.code).toBe("reauthentication_needed");
  expect((await stale.patch(path, bounds)).body.code).toBe("reauthentication_needed");
});

test("R10.2 a token is never wider than its person is now", async () => {
  const bert = await anAdvertiser(byline, "bert", 0);
  const { token } = (await bert.person.post("/api/api_tokens", { name: "Script", scopes: ["read", "campaigns"] })).body;
  expect((await call(token, "GET", `/api/campaigns/${bert.campaign}`)).status).toBe(200);
  expect((await call(token, "GET", `/api/campaigns/${ada.campaign}`)).status).toBe(404);
  await byline.database.pool.query("DELETE FROM organization_member WHERE user_id = $1", [bert.person.id]);
  expect((await call(token, "GET", `/api/campaigns/${bert.campaign}`)).status).toBe(404);
  await byline.database.pool.query("UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = $1", [
    bert.person.id,
  ]);
  expect((await call(token, "GET", "/api/listings")).status).toBe(401);
});

const afterwards: Record<string, string[]> = {
  banned: ["UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = $1"],
  "not confirmed any more": ["UPDATE auth.users SET email_confirmed_at = NULL WHERE id = $1"],
  "deleted softly": ["UPDATE auth.users SET deleted_at = now() WHERE id = $1"],
  deleted: ["DELETE FROM auth.users WHERE id = $1"],
  "banned, then deleted": [
    "UPDATE auth.users SET banned_until = 'infinity' WHERE id = $1",
    "DELETE FROM auth.users WHERE id = $1",
  ],
};

test.each(Object.entries(afterwards))("R10.2 a token opens nothing while its person is %s", async (what, changes) => {
  const carl = await anAdvertiser(byline, `carl-${what.replaceAll(/\W+/g, "-")}`, 0);
  const { token } = (await carl.person.post("/api/api_tokens", { name: "Script", scopes: ["read", "campaigns"] })).body;
  expect((await call(token, "GET", "/api/listings")).status).toBe(200);
  for (const change of changes) await byline.database.pool.query(change, [carl.person.id]);
  expect((await call(token, "GET", "/api/listings")).status).toBe(401);
  expect((await call(token, "PATCH", `/api/campaigns/${carl.campaign}`, { name: "After" })).status).toBe(401);
});

test("a person has at most fifty tokens, also when several are made at once", async () => {
  const bea = await anAdvertiser(byline, "bea", 0);
  await byline.database.pool.query(
    `INSERT INTO access_grant (id, kind, user_id, created_by, name, scopes, secret_hash, prefix, expires_at)
     SELECT new_id(), 'token', $1, $1, 'Token ' || number, '{read}', sha256(number::text::bytea), 'byl_' || number, now() + interval '1 day'
     FROM generate_series(1, 49) AS number`,
    [bea.person.id],
  );
  const one = () => bea.person.post("/api/api_tokens", { name: "One more", scopes: ["read"] });
  const answers = await atOnce(byline.database, "access_grant", [one, one, one]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("too_many_tokens");
});

test("R10.2 a token outlives the session that made it, so making one asks for a fresh sign-in", async () => {
  const dora = await anAdvertiser(byline, "dora", 0);
  const stale = await staleSessionOf(byline, dora.person);
  const make = (person: Person) => person.post("/api/api_tokens", { name: "Script", scopes: ["read"] });
  expect(await make(stale)).toMatchObject({ status: 403, body: { code: "reauthentication_needed" } });
  expect((await make(dora.person)).status).toBe(201);
});

test("R10.2 revoked and expired tokens open nothing, at once; the use of one is noted once a minute", async () => {
  const { id, token } = await make({ scopes: ["read"] });
  const lastUsed = async () => (await ada.person.get(`/api/api_tokens/${id}`)).body.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  await call(token, "GET", "/api/listings");
  const first = await lastUsed();
  expect(first).not.toBeNull();
  await call(token, "GET", "/api/listings");
  expect(await lastUsed()).toBe(first);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.call("DELETE", `/api/api_tokens/${id}`)).status).toBe(404);
  expect((await ada.person.call("DELETE", `/api/api_tokens/${id}`)).status).toBe(204);
  expect((await call(token, "GET", "/api/listings")).status).toBe(401);
  const other = await make({ scopes: ["read"] });
  await byline.database.pool.query("UPDATE access_grant SET expires_at = now() WHERE id = $1", [other.id]);
  expect((await call(other.token, "GET", "/api/listings")).status).toBe(401);
  expect((await call(`byl_${"x".repeat(43)}`, "GET", "/api/listings")).status).toBe(401);
});
