import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canTrustCertificates, type SecureSite, startSecureSite } from "../../../../test/outside/secure-site.ts";
import { type Advertiser, anAdvertiser } from "../../../../test/scene.ts";
import { openListeningServer, type TestServer } from "../../../../test/server.ts";
import { appAt, CookieJar, challengeOf, codeFor, newVerifier } from "./test-support.ts";

const host = "apps.example";
const address = (path: string) => `https://${host}${path}`;
const back = `https://${host}/back`;

const description = (path: string, more: object = {}) =>
  JSON.stringify({ client_id: address(path), client_name: "Newsroom", redirect_uris: [back], ...more });

/** The site's answers, by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  "/app.json": (response) => response.end(description("/app.json", { token_endpoint_auth_method: "none" })),
  "/moved.json": (response) => response.writeHead(302, { location: address("/behind.json") }).end(),
  "/behind.json": (response) => response.end(description("/moved.json")),
  "/other.json": (response) => response.end(description("/app.json")),
  "/large.json": (response) => response.end(description("/large.json", { contacts: ["x".repeat(16_000)] })),
  "/slow.json": (response) => void response.write(description("/slow.json").slice(0, 20)),
  "/page.json": (response) => response.end("<html>Newsroom</html>"),
  "/list.json": (response) => response.end("[]"),
  "/gone.json": (response) => response.writeHead(404).end(description("/gone.json")),
  "/secret.json": (response) =>
    response.end(description("/secret.json", { token_endpoint_auth_method: "client_secret_basic" })),
  "/plain.json": (response) =>
    response.end(description("/plain.json", { redirect_uris: ["http://apps.example/back"] })),
};

let asked: string[] = [];
let site: SecureSite;
let byline: TestServer;
let url = "";
let ada: Advertiser;
let app: ReturnType<typeof appAt>;

describe.runIf(canTrustCertificates)("apps that describe themselves at an address", () => {
  beforeAll(async () => {
    site = await startSecureSite(host, ({ url: path = "" }, response) => {
      asked.push(path);
      answers[path]?.(response);
    });
    const hosts = `${host}=127.0.0.1:${site.port}`;
    ({ byline, url } = await openListeningServer({ LINK_CHECK_HOSTS: hosts }));
    ada = await anAdvertiser(byline, "ada", 0);
    app = appAt(url);
  });
  afterAll(async () => {
    await byline?.close();
    await site?.close();
  });

  const authorize = (clientId: string) =>
    app.authorize(
      { client_id: clientId, redirect_uri: back },
      { scope: "read", code_challenge: challengeOf(newVerifier()), code_challenge_method: "S256" },
      new CookieJar(),
    );

  test("R10.13 an app is connected by the address of its description, and the person reads whose site it is", async () => {
    const client = { client_id: address("/app.json"), redirect_uri: back };
    const answer = { scopes: ["read"], organization: ada.organization, spendLimitCents: null };
    const { consented, returned, code, verifier } = await codeFor(app, ada.person, client, { answer });
    expect(consented.asked.app).toEqual({ name: "Newsroom", host, returnsTo: host });
    expect(returned.origin + returned.pathname).toBe(back);
    const tokens = await app.token({ grant_type: "authorization_code", code, code_verifier: verifier, ...client });
    expect(tokens).toMatchObject({ status: 200, body: { token_type: "Bearer", scope: "read" } });
    expect((await app.call(tokens.body.access_token, "/api/me")).status).toBe(200);
  });

  test.each([
    ["leads elsewhere", "/moved.json"],
    ["names another app", "/other.json"],
    ["is too large", "/large.json"],
    ["does not come to an end", "/slow.json"],
    ["is no JSON", "/page.json"],
    ["is no object", "/list.json"],
    ["is gone", "/gone.json"],
    ["wants a secret", "/secret.json"],
    ["sends codes back without encryption", "/plain.json"],
  ])("R10.13 a description that %s connects nothing", async (_why, path) => {
    asked = [];
    const answer = await authorize(address(path));
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(await answer.text()).toMatch(/client_id metadata document|redirect_uris/);
    expect(new Set(asked)).toEqual(new Set([path]));
  });

  test.each([
    ["this machine", () => `https://127.0.0.1:${site.port}/app.json`],
    ["this machine by its name", () => `https://localhost:${site.port}/app.json`],
    ["the network's own addresses", () => "https://10.0.0.1/app.json"],
    ["the cloud's own address", () => "https://169.254.169.254/app.json"],
    ["this machine, written for IPv6", () => "https://[::ffff:127.0.0.1]/app.json"],
    ["an address without encryption", () => `http://${host}/app.json`],
  ])("R10.13 no description is read from %s", async (_where, clientId) => {
    asked = [];
    const answer = await authorize(clientId());
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(asked).toEqual([]);
  });
});
