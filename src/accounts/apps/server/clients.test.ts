import { GoTrueClient } from "@supabase/auth-js";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSigningKeys } from "#auth/server/tokens/signing-keys.ts";
import { type Advertiser, anAdvertiser } from "../../../../test/scene.ts";
import { openListeningServer, type TestServer } from "../../../../test/server.ts";
import { removeExpiredRecords } from "./commands.ts";
import { appAt, aTerminal, CookieJar, codeFor, deviceGrant, type Json, openDevicePage } from "./test-support.ts";

let byline: TestServer;
let url = "";
let ada: Advertiser;
let app: ReturnType<typeof appAt>;
let oauth: GoTrueClient["admin"]["oauth"];

beforeAll(async () => {
  ({ byline, url } = await openListeningServer());
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  app = appAt(url);
  oauth = (await administration("service_role")).admin.oauth;
});
afterAll(() => byline?.close());

async function administration(role: string): Promise<GoTrueClient> {
  const { kid, alg, key } = await openSigningKeys(byline.database, undefined).signer();
  const token = await new SignJWT({ role }).setProtectedHeader({ alg, kid }).setExpirationTime("1h").sign(key);
  const headers = { Authorization: `Bearer ${token}` };
  return new GoTrueClient({ url: `${url}/auth/v1`, headers, autoRefreshToken: false, persistSession: false });
}

const desk = { client_name: "Press desk", redirect_uris: ["https://desk.example/back", "http://localhost:3000/back"] };

async function made(more: Partial<Parameters<typeof oauth.createClient>[0]> = {}) {
  const { data, error } = await oauth.createClient({ ...desk, ...more });
  expect(error).toBeNull();
  if (!data) throw new Error("no app was made");
  return data;
}

const answerOf = (scopes: string[]) => ({ scopes, organization: ada.organization, spendLimitCents: null });

/** Connects the app as Ada, and brings the code back as the app. */
async function connected(client: { client_id: string }, fields: Record<string, string>, headers = {}) {
  const redirect = desk.redirect_uris[0] ?? "";
  const asking = { client_id: client.client_id, redirect_uri: redirect };
  const { code, verifier } = await codeFor(app, ada.person, asking, { answer: answerOf(["read"]) });
  const answer = await fetch(`${url}/oauth/token`, {
    method: "POST",
    headers,
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: redirect,
      ...fields,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
});

test("R7.7 the administration makes, reads, changes and removes an app", async () => {
  const client = await made();
  expect(client).toEqual({
    client_id: expect.any(String),
    client_name: "Press desk",
    client_secret: expect.stringMatching(/^[\w-]{43}$/),
    client_type: "confidential",
    token_endpoint_auth_method: "client_secret_basic",
    registration_type: "manual",
    redirect_uris: desk.redirect_uris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const { client_secret: _secret, ...shown } = client;
  expect((await oauth.getClient(client.client_id)).data).toEqual(shown);
  const logo = "https://desk.example/logo.png";
  const changed = await oauth.updateClient(client.client_id, { logo_uri: logo });
  expect(changed.data).toEqual({ ...shown, logo_uri: logo, updated_at: expect.any(String) });
  expect((await oauth.deleteClient(client.client_id)).error).toBeNull();
  for (const { error } of [
    await oauth.getClient(client.client_id),
    await oauth.updateClient(client.client_id, { client_name: "Gone" }),
    await oauth.regenerateClientSecret(client.client_id),
    await oauth.deleteClient(client.client_id),
  ])
    expect(error).toMatchObject({ status: 404, code: "oauth_client_not_found" });
});

test("R7.7 the list shows apps that registered themselves beside its own, page by page", async () => {
  const { body: registered } = await app.register({ client_name: "By itself" });
  const client = await made();
  const { data } = await oauth.listClients();
  const typeOf = (id: string) => data.clients.find((each) => each.client_id === id)?.registration_type;
  expect([typeOf(registered.client_id), typeOf(client.client_id)]).toEqual(["dynamic", "manual"]);
  const first = await oauth.listClients({ page: 1, perPage: 1 });
  expect(first.data).toMatchObject({ aud: "authenticated", total: data.clients.length, nextPage: 2 });
  expect(first.data.clients).toHaveLength(1);
  expect((await oauth.listClients({ page: -1 })).error?.status).toBe(400);
});

test.each([
  ["no address to go back to", { redirect_uris: [] }, /redirect_uris/],
  ["an address without encryption", { redirect_uris: ["http://desk.example/back"] }, /redirect_uris/],
  ["no address at all", { redirect_uris: ["desk"] }, /redirect_uris/],
  ["a page that is none", { client_uri: "javascript:alert(1)" }, /client_uri/],
  ["the implicit flow", { grant_types: ["implicit"] }, /grant_types/],
  ["another way to show who it is", { token_endpoint_auth_method: "private_key_jwt" as "none" }, /auth_method/],
  ["scopes, which people choose", { scope: "money" }, /scope/],
])("R7.7 no app is made with %s", async (_what, wrong, why) => {
  const { data, error } = await oauth.createClient({ ...desk, ...wrong });
  expect(data).toBeNull();
  expect(error).toMatchObject({ status: 400, code: "validation_failed", message: expect.stringMatching(why) });
});

test("R7.7 only an administration role reaches the apps", async () => {
  const person = (await administration("authenticated")).admin.oauth;
  expect((await person.listClients()).error).toMatchObject({ status: 403, code: "not_admin" });
  expect((await person.createClient(desk)).error).toMatchObject({ status: 403, code: "not_admin" });
});

test("R10.13 an app with a secret has to bring it, and it is kept as a hash", async () => {
  const { client_id: id, client_secret: secret = "" } = await made();
  const client = { client_id: id };
  expect(await connected(client, {}, basic(id, secret))).toMatchObject({ status: 200, body: { scope: "read" } });
  expect(await connected(client, {}, basic(id, "guessed"))).toMatchObject({ status: 401 });
  expect(await connected(client, { client_id: id })).toMatchObject({ status: 401 });
  const { rows } = await byline.database.pool.query("SELECT 1 FROM app_record WHERE payload::text LIKE $1", [
    `%${secret}%`,
  ]);
  expect(rows).toEqual([]);
});

test("R10.13 a new secret ends the old one at once", async () => {
  const { client_id: id, client_secret: old = "" } = await made({ token_endpoint_auth_method: "client_secret_post" });
  const client = { client_id: id };
  const { data } = await oauth.regenerateClientSecret(id);
  const renewed = data?.client_secret ?? "";
  expect(renewed).not.toBe(old);
  expect(await connected(client, { client_id: id, client_secret: old })).toMatchObject({ status: 401 });
  expect(await connected(client, { client_id: id, client_secret: renewed })).toMatchObject({ status: 200 });
});

test("R10.13 a public app has no secret, and gets none by a change", async () => {
  const client = await made({ token_endpoint_auth_method: "none" });
  expect([client.client_type, client.client_secret]).toEqual(["public", undefined]);
  expect(await connected(client, { client_id: client.client_id })).toMatchObject({ status: 200 });
  for (const { error } of [
    await oauth.regenerateClientSecret(client.client_id),
    await oauth.updateClient(client.client_id, { token_endpoint_auth_method: "client_secret_basic" }),
  ])
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("R10.13 nobody but the administration gets a secret", async () => {
  for (const method of ["client_secret_basic", "client_secret_post"])
    expect(await app.register({ token_endpoint_auth_method: method })).toMatchObject({
      status: 400,
      body: { error: "invalid_client_metadata" },
    });
});

test("R10.13 a removed app's connections end, and one that waits for people stays registered", async () => {
  const { client_id: id, client_secret: secret = "" } = await made();
  const { body } = await connected({ client_id: id }, {}, basic(id, secret));
  expect((await app.call(body.access_token ?? "", "/api/me")).status).toBe(200);
  await byline.database.transaction(removeExpiredRecords);
  expect((await oauth.getClient(id)).error).toBeNull();
  await oauth.deleteClient(id);
  expect((await app.call(body.access_token ?? "", "/api/me")).status).toBe(401);
});

test("R10.13 programs on one's own machine register a loopback address, native apps a scheme of their own", async () => {
  const native = { application_type: "native", redirect_uris: ["com.example.desk:/cb", "http://127.0.0.1/cb"] };
  expect((await app.register(native)).status).toBe(201);
  expect((await app.register({ redirect_uris: ["http://localhost:3456/cb"] })).status).toBe(201);
  expect((await app.register({ token_endpoint_auth_method: "client_secret_basic" })).status).toBe(400);
});

test("R10.13 a device gets its tokens once a person has typed its code, seen who asks, and agreed", async () => {
  const terminal = await aTerminal(app);
  const begun = await app.form("/oauth/device/code", { client_id: terminal, scope: "read orders" });
  const device: Json = await begun.json();
  expect(device).toMatchObject({
    verification_uri: `${url}/oauth/device`,
    user_code: expect.stringMatching(/^\w{4}-\w{4}$/),
  });
  const poll = () => app.token({ grant_type: deviceGrant, device_code: device.device_code, client_id: terminal });
  expect((await poll()).body.error).toBe("authorization_pending");

  const { jar, send, text } = await openDevicePage(app, url);
  await send({ user_code: "WRONG-CODE" });
  expect(text()).toContain("unknown or has expired");
  await send({ user_code: device.user_code });
  expect(text()).toContain("Terminal");
  expect(text()).toContain(device.user_code);
  const confirmed = await send({ user_code: device.user_code, confirm: "yes" });
  const location = confirmed.headers.get("location") ?? "";
  expect(location).toMatch(/^\/connect\//);
  const answered = await app.consent(ada.person, location, jar, answerOf(["read"]));
  expect(answered.asked.app).toMatchObject({ name: "Terminal", returnsTo: null });
  expect(await (await app.visit(answered.body.returnTo, jar)).text()).toContain("The device is connected");
  const given = await poll();
  expect([given.status, given.body.scope]).toEqual([200, "read"]);
  expect((await app.call(given.body.access_token, "/api/me")).body.grant).toMatchObject({
    kind: "app",
    name: "Terminal",
  });
  expect((await poll()).body.error).toBe("invalid_grant");
});

test("R10.13 new apps have a bound; one that nobody connected is forgotten after a day, or gives way to a new one", async () => {
  const { pool } = byline.database;
  const { body: made } = await app.register();
  const forgotten = { client_id: made.client_id, redirect_uri: made.redirect_uris[0] };
  await pool.query(
    "UPDATE app_record SET expires_at = now() - interval '1 hour' WHERE kind = 'Client' AND grant_id IS NULL",
  );
  const gone = await app.authorize(forgotten, { scope: "read" }, new CookieJar());
  expect(gone.status).toBe(400);
  await byline.database.transaction(removeExpiredRecords);
  // A code of a test above may expire at this very moment.
  const left = await pool.query("SELECT FROM app_record WHERE expires_at < now() - interval '1 minute'");
  expect(left.rowCount).toBe(0);
  await pool.query(
    `INSERT INTO app_record (key_hash, kind, payload, expires_at)
     SELECT sha256(number::text::bytea), 'Client', '{}', now() + make_interval(secs => number) FROM generate_series(1, 10000) AS number`,
  );
  const flood = "FROM app_record WHERE kind = 'Client' AND payload = '{}'";
  expect((await app.register()).status).toBe(201);
  const { rows } = await pool.query(`SELECT count(*)::integer AS left, min(expires_at) > now() AS later ${flood}`);
  expect(rows).toEqual([{ left: 9_999, later: true }]);
  await pool.query("UPDATE app_record SET expires_at = 'infinity' WHERE kind = 'Client'");
  const refused = await app.register();
  expect([refused.status, refused.body.error]).toEqual([400, "temporarily_unavailable"]);
  await pool.query(`DELETE ${flood}`);
});
