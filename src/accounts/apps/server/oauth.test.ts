import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, anAdvertiserOf, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openListeningServer, type TestServer } from "../../../../test/server.ts";
import {
  appAt,
  aTerminal,
  type Client,
  CookieJar,
  challengeOf,
  codeFor,
  type Json,
  newVerifier,
} from "./test-support.ts";

let byline: TestServer;
let url = "";
let ada: Advertiser;
let paul: Publisher;
let app: ReturnType<typeof appAt>;
let client: Client;

beforeAll(async () => {
  ({ byline, url } = await openListeningServer());
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  paul = await aPublisher(byline, "paul");
  app = appAt(url);
  client = await aClient();
});

afterAll(() => byline?.close());

async function aClient(metadata: { redirect_uris?: string[] } = {}): Promise<Client> {
  const { status, body } = await app.register(metadata);
  expect(status).toBe(201);
  return { client_id: body.client_id, redirect_uri: body.redirect_uris[0] };
}

const answerOf = (scopes: string[], spendLimitCents: number | null = null) => ({
  scopes,
  organization: ada.organization,
  spendLimitCents,
});

const exchange = (code: string, verifier: string, more: Record<string, string> = {}) =>
  app.token({ grant_type: "authorization_code", code, code_verifier: verifier, ...client, ...more });

/** Connects the app as Ada and gets its first tokens. */
async function connected(
  scope: string,
  spendLimitCents: number | null = null,
  parameters: Record<string, string> = {},
) {
  const answer = answerOf(scope.split(" "), spendLimitCents);
  const way = await codeFor(app, ada.person, client, { answer, parameters: { scope, ...parameters } });
  const { status, body } = await exchange(way.code, way.verifier);
  expect([status, body]).toEqual([200, expect.objectContaining({ token_type: "Bearer", scope })]);
  return { ...way, tokens: body as { access_token: string; refresh_token: string } };
}

test("R10.13 the metadata names the server, S256 alone, and what each entrance takes", async () => {
  const server: Json = await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json();
  expect(server).toMatchObject({
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    registration_endpoint: `${url}/oauth/register`,
    revocation_endpoint: `${url}/oauth/revoke`,
    introspection_endpoint: `${url}/oauth/introspect`,
    device_authorization_endpoint: `${url}/oauth/device/code`,
    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],
    token_endpoint_auth_methods_supported: ["none", "client_secret_basic", "client_secret_post"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  for (const entrance of ["api", "mcp"]) {
    const resource: Json = await (await fetch(`${url}/.well-known/oauth-protected-resource/${entrance}`)).json();
    expect(resource).toMatchObject({ resource: `${url}/${entrance}`, authorization_servers: [url] });
    expect(resource.scopes_supported).not.toContain("operator");
  }
});

test("R10.13 a 401 of the API and of the agents' entrance says where the metadata is", async () => {
  for (const [path, method] of [
    ["/api/orders", "GET"],
    ["/mcp", "POST"],
  ] as const) {
    const answer = await fetch(url + path, { method });
    const metadata = `${url}/.well-known/oauth-protected-resource/${path.split("/")[1]}`;
    expect([path, answer.status, answer.headers.get("www-authenticate")]).toEqual([
      path,
      401,
      `Bearer resource_metadata="${metadata}"`,
    ]);
  }
});

test("R10.13 an app acts in the one organization, within its scopes and its limit, and is revoked at once", async () => {
  const other = await anAdvertiserOf(ada.person, "second");
  const { consented, returned, tokens } = await connected("read money", 15_000);
  expect(consented.asked).toMatchObject({
    app: { name: "Desk", host: null, returnsTo: "app.example" },
    scopes: ["read", "money"],
    organizations: expect.arrayContaining([expect.objectContaining({ id: ada.organization })]),
  });
  expect(returned.searchParams.get("iss")).toBe(url);
  expect(returned.searchParams.get("state")).toBe("s1");
  const me = (await app.call(tokens.access_token, "/api/me")).body;
  expect(me.organizations.map(({ id }: { id: string }) => id)).toEqual([ada.organization]);
  expect(me.grant).toMatchObject({ kind: "app", name: "Desk", leftCents: 15_000 });
  expect(me.grant.scopes.toSorted()).toEqual(["money", "read"]);
  expect((await app.call(tokens.access_token, `/api/campaigns/${other.campaign}`)).status).toBe(404);
  const line = { campaign: ada.campaign, lines: [{ format: paul.formatId }], expectedTotalCents: 10_000 };
  expect((await app.call(tokens.access_token, "/api/orders", "POST", line)).status).toBe(201);
  const refused = await app.call(tokens.access_token, "/api/offers", "POST", {
    campaign: ada.campaign,
    format: paul.formatId,
    priceCents: 9_000,
    expectedTotalCents: 9_000,
  });
  expect([refused.status, refused.body.code, refused.body.leftCents]).toEqual([403, "spend_limit", 5_000]);
  expect((await app.call(tokens.access_token, "/api/api_tokens")).body.code).toBe("token_scope");

  const [listed] = (await ada.person.get("/api/connected_apps")).body["hydra:member"];
  expect(listed).toMatchObject({ name: "Desk", organizationName: "ada Agency", spentThisMonthCents: 10_000 });
  expect((await paul.person.call("DELETE", `/api/connected_apps/${listed.id}`)).status).toBe(404);
  expect((await ada.person.call("DELETE", `/api/connected_apps/${listed.id}`)).status).toBe(204);
  expect((await app.call(tokens.access_token, "/api/me")).status).toBe(401);
  const refreshed = await app.token({
    grant_type: "refresh_token",
    refresh_token: tokens.refresh_token,
    client_id: client.client_id,
  });
  expect([refreshed.status, refreshed.body.error]).toEqual([400, "invalid_grant"]);
});

test("R10.13 a person gives less than was asked for, never more, and a limit where it can spend", async () => {
  const parameters = { scope: "read orders money" };
  const less = await codeFor(app, ada.person, client, { answer: answerOf(["read"]), parameters });
  expect((await exchange(less.code, less.verifier)).body.scope).toBe("read");
  const more = await codeFor(app, ada.person, client, { answer: answerOf(["read", "media"]), parameters });
  expect([more.consented.status, more.consented.body.code]).toEqual([403, "no_permissions"]);
  const unbound = await codeFor(app, ada.person, client, { answer: answerOf(["money"]), parameters });
  expect([unbound.consented.status, unbound.consented.body.violations[0].propertyPath]).toEqual([
    422,
    "spendLimitCents",
  ]);
  const foreign = { ...answerOf(["read"]), organization: paul.organization };
  expect((await codeFor(app, ada.person, client, { answer: foreign, parameters })).consented.status).toBe(404);
  const none = await codeFor(app, ada.person, client, { answer: answerOf([]), parameters });
  expect(none.returned.searchParams.get("error")).toBe("access_denied");
  expect(none.returned.searchParams.get("iss")).toBe(url);
});

test("R10.13 only the browser that was asked answers, in a session whose sign-in is fresh", async () => {
  const jar = new CookieJar();
  const pkce = { code_challenge: challengeOf(newVerifier()), code_challenge_method: "S256" };
  const asked = await app.authorize(client, { scope: "read", ...pkce }, jar);
  const location = asked.headers.get("location") ?? "";
  expect(location).toMatch(/^\/connect\//);
  const lured = await app.consent(paul.person, location, new CookieJar(), answerOf(["read"]));
  expect([lured.asked.code, lured.status]).toEqual(["not_found", 404]);
  const { token } = (await ada.person.post("/api/api_tokens", { name: "Script", scopes: ["read"] })).body;
  const byKey = await app.consent({ ...ada.person, token }, location, jar, answerOf(["read"]));
  expect([byKey.status, byKey.body.code]).toEqual([403, "token_scope"]);
});

test("R10.13 a code is good once: a second use of it revokes what came of the first", async () => {
  const { code, verifier, tokens } = await connected("read");
  expect((await app.call(tokens.access_token, "/api/me")).status).toBe(200);
  const again = await exchange(code, verifier);
  expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
  expect((await app.call(tokens.access_token, "/api/me")).status).toBe(401);
});

test("R10.13 of ten uses of one code at once at most one gets a token", async () => {
  const { code, verifier } = await codeFor(app, ada.person, client, { answer: answerOf(["read"]) });
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code, verifier)));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
});

test("R10.13 no code without a challenge, by another method, or with another verifier", async () => {
  const errorOf = async (parameters: Record<string, string>) => {
    const answer = await app.authorize(client, { scope: "read", ...parameters }, new CookieJar());
    return new URL(answer.headers.get("location") ?? "about:blank").searchParams.get("error");
  };
  const verifier = newVerifier();
  expect(await errorOf({})).toBe("invalid_request");
  expect(await errorOf({ code_challenge: verifier, code_challenge_method: "plain" })).toBe("invalid_request");
  expect(await errorOf({ code_challenge: challengeOf(verifier) })).toBe("invalid_request");
  const way = await codeFor(app, ada.person, client, { answer: answerOf(["read"]) });
  expect((await exchange(way.code, newVerifier())).body.error).toBe("invalid_grant");
  const bare = await app.token({ grant_type: "authorization_code", code: way.code, ...client });
  expect(bare.body.error).toBe("invalid_grant");
});

test("R10.13 a refresh token is good once: a second use ends the app's tokens", async () => {
  const { tokens } = await connected("read");
  const refresh = (refresh_token: string) =>
    app.token({ grant_type: "refresh_token", refresh_token, client_id: client.client_id });
  const next = await refresh(tokens.refresh_token);
  expect([next.status, next.body.refresh_token === tokens.refresh_token]).toEqual([200, false]);
  expect((await app.call(next.body.access_token, "/api/me")).status).toBe(200);
  expect((await refresh(tokens.refresh_token)).body.error).toBe("invalid_grant");
  expect((await app.call(next.body.access_token, "/api/me")).status).toBe(401);
  expect((await refresh(next.body.refresh_token)).body.error).toBe("invalid_grant");
});

test.each([
  ["another site", "https://evil.example/cb"],
  ["a path below", "https://app.example/cb/../evil"],
  ["a query more", "https://app.example/cb?next=https://evil.example"],
  ["a user before", "https://app.example@evil.example/cb"],
  ["a fragment", "https://app.example/cb#x"],
  ["another port", "https://app.example:8443/cb"],
])("R10.13 a redirect to %s is shown to the person and followed nowhere", async (_what, redirect_uri) => {
  const pkce = { code_challenge: challengeOf(newVerifier()), code_challenge_method: "S256" };
  const answer = await app.authorize({ ...client, redirect_uri }, { scope: "read", ...pkce }, new CookieJar());
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  expect(await answer.text()).toContain("Nothing was given to it");
});

test.each([
  "http://app.example/cb",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://app.example/cb#f",
  "myapp:/cb",
])("R10.13 no app registers %s to go back to", async (redirect) => {
  const { status, body } = await app.register({ redirect_uris: [redirect] });
  expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(redirect_uri|client_metadata)$/)]);
});

test("R10.13 a token for one entrance opens nothing at the other, and there is no third", async () => {
  const forApi = await connected("read", null, { resource: `${url}/api` });
  const forMcp = await connected("read", null, { resource: `${url}/mcp` });
  expect((await app.call(forApi.tokens.access_token, "/api/me")).status).toBe(200);
  expect((await app.call(forMcp.tokens.access_token, "/api/me")).status).toBe(401);
  const statusOfAgents = async (token: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    return (await fetch(`${url}/mcp`, { method: "POST", headers, body })).status;
  };
  expect(await statusOfAgents(forApi.tokens.access_token)).toBe(401);
  expect(await statusOfAgents(forMcp.tokens.access_token)).toBe(200);
  const elsewhere = await app.token({
    grant_type: "refresh_token",
    refresh_token: forApi.tokens.refresh_token,
    client_id: client.client_id,
    resource: `${url}/mcp`,
  });
  expect([elsewhere.status, elsewhere.body.error]).toEqual([400, "invalid_target"]);
  const pkce = { code_challenge: challengeOf(newVerifier()), code_challenge_method: "S256" };
  const third = await app.authorize(
    client,
    { scope: "read", resource: "https://evil.example", ...pkce },
    new CookieJar(),
  );
  expect(new URL(third.headers.get("location") ?? "about:blank").searchParams.get("error")).toBe("invalid_target");
});

test("R10.13 another app can't use a code or a refresh token, nor read or revoke a token", async () => {
  const thief = await aClient();
  const { code, verifier } = await codeFor(app, ada.person, client, { answer: answerOf(["read"]) });
  const stolen = await app.token({ grant_type: "authorization_code", code, code_verifier: verifier, ...thief });
  expect(stolen.body.error).toBe("invalid_grant");
  const { tokens } = await connected("read");
  const refreshed = await app.token({
    grant_type: "refresh_token",
    refresh_token: tokens.refresh_token,
    client_id: thief.client_id,
  });
  expect(refreshed.body.error).toBe("invalid_grant");
  const read = await app.form("/oauth/introspect", { token: tokens.access_token, client_id: thief.client_id });
  expect(await read.json()).toEqual({ active: false });
  await app.form("/oauth/revoke", { token: tokens.refresh_token, client_id: thief.client_id });
  expect((await app.call(tokens.access_token, "/api/me")).status).toBe(200);
});

test("R10.13 an app reads what its token is worth, and revoking its refresh token disconnects it", async () => {
  const { tokens } = await connected("read reports");
  const own = { client_id: client.client_id };
  const read = await app.form("/oauth/introspect", { token: tokens.access_token, ...own });
  expect(await read.json()).toMatchObject({ active: true, scope: "read reports", aud: `${url}/api`, iss: url });
  const before = (await ada.person.get("/api/connected_apps")).body["hydra:totalItems"];
  expect((await app.form("/oauth/revoke", { token: tokens.refresh_token, ...own })).status).toBe(200);
  expect((await app.call(tokens.access_token, "/api/me")).status).toBe(401);
  expect((await ada.person.get("/api/connected_apps")).body["hydra:totalItems"]).toBe(before - 1);
});

test("R10.13 the database keeps hashes: no code, token or device code can be read from it", async () => {
  const { tokens, code } = await connected("read");
  const device: Json = await (
    await app.form("/oauth/device/code", { client_id: await aTerminal(app), scope: "read" })
  ).json();
  const { rows } = await byline.database.pool.query(
    "SELECT string_agg(record::text, ' ') AS all FROM app_record AS record WHERE kind <> 'Key'",
  );
  for (const secret of [tokens.access_token, tokens.refresh_token, code, device.device_code, device.user_code])
    expect([secret, rows[0].all.includes(secret)]).toEqual([secret, false]);
  expect(rows[0].all).not.toContain(device.user_code.replace("-", ""));
  const unbounded = await byline.database.pool.query(
    "SELECT kind FROM app_record WHERE kind <> 'Key' AND expires_at > now() + interval '370 days'",
  );
  expect(unbounded.rows).toEqual([]);
});

test("R10.13 new apps from one network are counted in whatever letters they write the address", async () => {
  const register = () =>
    fetch(`${url}/oauth/REGISTER`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ client_name: "Desk", redirect_uris: ["https://app.example/cb"] }),
    });
  const answers = await Promise.all(Array.from({ length: 31 }, register));
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
