import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GoTrueClient } from "@supabase/auth-js";
import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { type Database, openDatabase } from "#platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { setSecurityHeaders } from "../../../security-headers.ts";
import { createConfirmedUser } from "../accounts/commands.ts";
import { password } from "../test-support.ts";
import { buildAuthServer } from "./standalone.ts";

let testDatabase: TestDatabase;
let database: Database;
const open: FastifyInstance[] = [];
const servers: TestServer[] = [];
const log = pino({ level: "silent" });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, poolSize: 10, log });
  database.enqueueWith(() => async () => {});
});
afterAll(async () => {
  await Promise.all([...open.map((app) => app.close()), ...servers.map((byline) => byline.close())]);
  await database.close();
  testDatabase.drop();
});

async function serve(
  env: Record<string, string> = {},
  before?: Database,
): Promise<{ app: FastifyInstance; at: string }> {
  const path = env.AUTH_PATH === "/" ? "" : (env.AUTH_PATH ?? "/auth/v1");
  const limits = { AUTH_RATE_LIMIT: "0", AUTH_MAIL_INTERVAL_SECONDS: "0" };
  const config = readConfig({ ...limits, PUBLIC_URL: "http://localhost:9999", ...env });
  const secure = (server: FastifyInstance) => setSecurityHeaders(server, config);
  const app = await buildAuthServer({ config, database: before ?? database, log, secure });
  open.push(app);
  return { app, at: (await app.listen({ port: 0, host: "127.0.0.1" })) + path };
}

async function byline(env: Record<string, string>): Promise<TestServer> {
  const opened = await openTestServer({ env });
  servers.push(opened);
  return opened;
}

const clientOf = (url: string) => new GoTrueClient({ url, autoRefreshToken: false, persistSession: false });

async function signedIn(url: string, email: string): Promise<{ token: string; path: string }> {
  const { id } = await database.transaction((tx) => createConfirmedUser(tx, { email, password }));
  const { data } = await clientOf(url).signInWithPassword({ email, password });
  return { token: data.session?.access_token ?? "", path: `/api/client_users/${id}` };
}

const health = (at: string) => fetch(`${at}/health`).then(({ status }) => status);

test("R7.7 alone it sends the headers that it sends within Byline", async () => {
  const { at } = await serve();
  const within = await byline({});
  const { headers } = await within.app.inject({ url: "/auth/v1/health" });
  const alone = Object.fromEntries((await fetch(`${at}/health`)).headers);
  const secure = Object.keys(headers).filter(
    (name) => /policy|security|x-|origin-/.test(name) && name !== "x-request-id",
  );
  expect(secure.length).toBeGreaterThan(8);
  for (const name of secure) expect([name, alone[name]]).toEqual([name, headers[name]]);
});

test("R7.7 it serves its health, its keys and the protocol, and nothing of Byline", async () => {
  const { app, at } = await serve();
  const root = new URL(at).origin;
  expect([await health(at), (await fetch(`${root}/health/ready`)).status]).toEqual([200, 200]);
  expect((await fetch(`${at}/.well-known/jwks.json`)).headers.get("cache-control")).toBe("public, max-age=600");
  expect((await fetch(`${at}/.well-known/openid-configuration`)).status).toBe(200);
  expect((await fetch(`${root}/api/docs.json`)).status).toBe(404);
  expect(app.server.keepAliveTimeout).toBeGreaterThanOrEqual(65_000);
});

test("R7.7 browsers of other origins may call it, with the headers that their client sends", async () => {
  const { at } = await serve();
  const answer = await fetch(`${at}/token?grant_type=password`, {
    method: "OPTIONS",
    headers: {
      origin: "https://app.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,authorization,content-type,x-client-info,x-supabase-api-version",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("apikey");
});

test("R7.7 several with different settings share a database", async () => {
  const { at: plain } = await serve();
  const { at: other } = await serve({ AUTH_PATH: "/", AUTH_PASSWORD_MIN_LENGTH: "20", AUTH_AUTOCONFIRM: "true" });
  const short = { email: "short@side.example", password: "kvzqtxwp" };
  expect((await clientOf(other).signUp(short)).error?.code).toBe("weak_password");
  expect((await clientOf(plain).signUp(short)).error).toBeNull();
  const long = { email: "long@side.example", password };
  expect((await clientOf(other).signUp(long)).data.session).toBeTruthy();
  expect((await clientOf(plain).signInWithPassword(long)).error).toBeNull();
});

test("a body that is announced too large is refused before it is read", async () => {
  const { at } = await serve();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${at}/signup`, { method: "POST", headers: { "content-length": 2 ** 21 } });
    call.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
    call.write("{");
  });
  expect(status).toBe(413);
});

test("R7.7 an installation may leave signing in to a GoTrue server", async () => {
  const { at } = await serve({ AUTH_JWT_ISSUER: "https://auth.example" });
  const away = await byline({ AUTH_URL: at, AUTH_JWT_ISSUER: "https://auth.example" });
  const { token, path } = await signedIn(at, "alice@away.example");
  const call = (url: string, bearer = token) =>
    away.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
  const me = await call(path);
  expect(me.statusCode).toBe(200);
  expect(me.json()).toMatchObject({ email: "alice@away.example" });
  expect((await call("/auth/v1/settings")).statusCode).toBe(404);
  expect((await call(path, `${token}x`)).statusCode).toBe(401);
});

test("R7.7 a GoTrue server and an installation may share a secret instead", async () => {
  const secret = "a secret that a server and an installation share";
  const directory = mkdtempSync(join(tmpdir(), "byline-secret-"));
  const file = join(directory, "keys.json");
  const key = { kty: "oct", k: Buffer.from(secret).toString("base64url"), kid: "shared", key_ops: ["sign"] };
  writeFileSync(file, JSON.stringify([key]));
  const { at } = await serve({ AUTH_JWKS_FILE: file });
  const { token, path } = await signedIn(at, "dora@away.example");
  rmSync(directory, { recursive: true });
  const statusFor = async (AUTH_JWT_SECRET: string) => {
    const away = await byline({ AUTH_URL: at, AUTH_JWT_ISSUER: "http://localhost:9999/auth/v1", AUTH_JWT_SECRET });
    return (await away.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).statusCode;
  };
  expect([await statusFor(secret), await statusFor(`${secret}!`)]).toEqual([200, 401]);
});

test("R7.7 tokens of another server, also of Byline's own former one, are refused", async () => {
  const { at } = await serve();
  const away = await byline({ AUTH_URL: at });
  const own = await byline({});
  const { token, id } = await own.person("bob@away.example");
  const answer = await away.app.inject({
    url: `/api/client_users/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(401);
});

const issuer = "http://localhost:9999/auth/v1";

test("R7.7 R6.1 a second factor at a GoTrue server is asked for here, by one call there for each token", async () => {
  const { app, at } = await serve();
  const away = await byline({ AUTH_URL: at, AUTH_JWT_ISSUER: issuer });
  const asked: unknown[] = [];
  app.server.on("request", ({ url }) => asked.push(url));
  const { token, path } = await signedIn(at, "frida@away.example");
  const call = async (bearer: string) => {
    const { statusCode, body } = await away.app.inject({ url: path, headers: { authorization: `Bearer ${bearer}` } });
    return [statusCode, JSON.parse(body).code];
  };
  const asksFor = (bearer: string) => Promise.all([call(bearer), call(bearer), call(bearer)]);
  const passes = [200, undefined];
  expect(await asksFor(token)).toEqual([passes, passes, passes]);
  expect(await call(token)).toEqual(passes);
  expect(asked.filter((url) => url === "/auth/v1/user")).toHaveLength(1);

  const client = clientOf(at);
  const signIn = async () =>
    (await client.signInWithPassword({ email: "frida@away.example", password })).data.session?.access_token ?? "";
  await signIn();
  const { data: factor } = await client.mfa.enroll({ factorType: "totp" });
  expect(await call(await signIn()), "not verified yet").toEqual(passes);
  const code = new TOTP({ secret: factor?.totp.secret ?? "" }).generate();
  const { data: raised } = await client.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
  expect(await call(raised?.access_token ?? "")).toEqual(passes);
  expect(await call(await signIn())).toEqual([403, "insufficient_aal"]);
  const ended = await signIn();
  await client.signOut();
  expect(await call(ended)).toEqual([401, "bad_token"]);
});

test("a GoTrue server that is away is told as such, before its keys are known and after", async () => {
  const { app, at } = await serve();
  const away = await byline({ AUTH_URL: at, AUTH_JWT_ISSUER: issuer });
  const unknowing = await byline({ AUTH_URL: at, AUTH_JWT_ISSUER: issuer });
  const known = await signedIn(at, "cleo@away.example");
  const { token, path } = await signedIn(at, "carol@away.example");
  const call = ({ app }: TestServer, url: string, bearer: string) =>
    app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
  expect((await call(away, known.path, known.token)).statusCode).toBe(200);
  await app.close();
  expect((await call(away, known.path, known.token)).statusCode).toBe(200);
  for (const answer of [await call(away, path, token), await call(unknowing, path, token)]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
  }
});
