import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { openTestServer, password, type TestServer } from "../test-support.ts";
import { authService } from "./plugin.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

function nested(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

const version = { "x-supabase-api-version": "2024-01-01" };

async function call(method: string, path: string, body?: string | object, headers: Record<string, string> = {}) {
  const answer = await fetch(byline.url + path, {
    method,
    headers: { "content-type": "application/json;charset=UTF-8", ...headers },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

test("errors come in the shape of the client's version", async () => {
  const wrong = { email: "nobody@agency.example", password };
  const old = await call("POST", "/token?grant_type=password", wrong);
  expect(old).toMatchObject({
    status: 400,
    body: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
  });
  expect(old.headers.get("x-supabase-api-version")).toBeNull();
  const current = await call("POST", "/token?grant_type=password", wrong, version);
  expect(current.body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(current.headers.get("x-sb-error-code")).toBe("invalid_credentials");
});

test.each([
  ["POST", "/signup", "{broken", 400, "bad_json"],
  ["POST", "/signup", "", 400, "bad_json"],
  ["POST", "/signup", "[]", 400, "bad_json"],
  ["POST", "/signup", '{"__proto__":{}}', 400, "bad_json"],
  ["POST", "/signup", { data: {} }, 422, "anonymous_provider_disabled"],
  ["POST", "/signup", { email: "a@b.example" }, 400, "validation_failed"],
  ["POST", "/signup", { email: "a@b", password }, 400, "validation_failed"],
  ["POST", "/signup", { email: "a@b.example", phone: "+123", password }, 400, "validation_failed"],
  ["POST", "/signup", { phone: "+123", password }, 400, "phone_provider_disabled"],
  ["POST", "/signup", { email: "a@b.example", password, code_challenge: "x".repeat(43) }, 400, "validation_failed"],
  ["POST", "/signup", { email: "a@b.example", password: "x".repeat(2000) }, 400, "validation_failed"],
  ["POST", "/signup", { email: "a@b.example", password, data: { name: "\ud800" } }, 400, "validation_failed"],
  [
    "POST",
    "/signup",
    `{"email":"a@b.example","password":"${password}","data":{"a":${nested(100_000)}}}`,
    400,
    "validation_failed",
  ],
  ["POST", "/token", {}, 400, "invalid_credentials"],
  ["POST", "/token?grant_type=toString", {}, 400, "invalid_credentials"],
  ["POST", "/token?grant_type=password", { phone: "+123", password }, 422, "phone_provider_disabled"],
  ["POST", "/token?grant_type=password", { email: "a\u0000@b.example", password }, 400, "validation_failed"],
  ["POST", "/token?grant_type=web3", {}, 422, "web3_provider_disabled"],
  ["POST", "/token?grant_type=refresh_token", {}, 400, "validation_failed"],
  ["POST", "/verify", { type: "signup", token: "123456" }, 400, "validation_failed"],
  ["POST", "/verify", { type: "carrier_pigeon", token_hash: "x" }, 400, "validation_failed"],
  ["POST", "/verify", { type: "sms", phone: "+123", token: "123456" }, 400, "phone_provider_disabled"],
  [
    "POST",
    "/token?grant_type=password",
    { email: "a@b.example", password: "x".repeat(5000) },
    400,
    "validation_failed",
  ],
  [
    "POST",
    "/token?grant_type=password",
    { email: "a@b.example", password: `${password}\ud800` },
    400,
    "validation_failed",
  ],
  ["POST", "/signup", { email: "a@b.example", password: `${password}\udfff` }, 400, "validation_failed"],
  ["POST", "/recover", { email: "nonsense" }, 400, "validation_failed"],
  ["POST", "/resend", { type: "recovery", email: "a@b.example" }, 400, "validation_failed"],
  ["POST", "/logout", "", 401, "no_authorization"],
  ["GET", "/user", undefined, 401, "no_authorization"],
  ["GET", "/verify?type=signup", undefined, 400, "validation_failed"],
  ["GET", "/nothing/here", undefined, 404, "feature_disabled"],
  ["POST", "/otp", { phone: "+123" }, 400, "phone_provider_disabled"],
  ["POST", "/otp", {}, 400, "validation_failed"],
  ["POST", "/otp", { email: "a@b.example", code_challenge: "x".repeat(43) }, 400, "validation_failed"],
  ["POST", "/magiclink", { email: "nonsense" }, 400, "validation_failed"],
  ["POST", "/token?grant_type=pkce", {}, 400, "validation_failed"],
  ["POST", "/token?grant_type=pkce", { auth_code: "none", code_verifier: "x" }, 404, "flow_state_not_found"],
  ["POST", "/sso", "{broken", 404, "saml_provider_disabled"],
  ["POST", "/sso", { domain: "agency.example" }, 404, "saml_provider_disabled"],
  ["POST", "/passkeys/authentication/verify", {}, 400, "validation_failed"],
  ["POST", "/passkeys/registration/options", {}, 401, "no_authorization"],
  ["GET", "/passkeys", undefined, 401, "no_authorization"],
  ["GET", "/passkeys/nowhere/at/all", undefined, 404, "passkey_not_found"],
  ["GET", "/oauth/authorize", undefined, 404, "feature_disabled"],
  ["GET", "/reauthenticate", undefined, 401, "no_authorization"],
  ["POST", "/factors", {}, 401, "no_authorization"],
  ["GET", "/admin/users", undefined, 401, "no_authorization"],
  ["POST", "/invite", {}, 401, "no_authorization"],
  ["POST", "/admin/generate_link", "{broken", 401, "no_authorization"],
])("%s %s %j is refused with %i %s", async (method, path, body, status, code) => {
  const answer = await call(method, path, body, version);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
});

test("a body past one mebibyte is refused", async () => {
  const answer = await call("POST", "/signup", { email: "x".repeat(1024 * 1024) }, version);
  expect(answer).toMatchObject({ status: 413, body: { code: "request_entity_too_large" } });
});

test("what the client leaves out as null, and what only other servers know, does not matter", async () => {
  const body = {
    email: "nulls@b.example",
    password,
    data: null,
    code_challenge: null,
    code_challenge_method: null,
    channel: "sms",
  };
  const answer = await call("POST", "/signup", { ...body, gotrue_meta_security: { captcha_token: "x" } });
  expect(answer).toMatchObject({ status: 200, body: { email: "nulls@b.example" } });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("an unrelated bearer does not disturb public calls", async () => {
  const answer = await call("GET", "/settings", undefined, { authorization: "Bearer anonymous" });
  expect(answer).toMatchObject({
    status: 200,
    body: { external: { email: true, phone: false }, disable_signup: false },
  });
  expect((await call("GET", "/health")).body).toMatchObject({ name: expect.any(String), version: expect.any(String) });
});

test("an account is not shown for another audience", async () => {
  const { session } = await byline.signedIn("audience@b.example");
  const headers = { ...version, authorization: `Bearer ${session.access_token}` };
  expect((await call("GET", "/user", undefined, { ...headers, "x-jwt-aud": "authenticated" })).status).toBe(200);
  expect((await call("GET", "/user", undefined, { ...headers, "x-jwt-aud": "others" })).status).toBe(400);
});

test("only the fields of one's own are open to the person", async () => {
  const { session } = await byline.signedIn("own@b.example");
  const bearer = { ...version, authorization: `Bearer ${session.access_token}` };
  expect((await call("PUT", "/user", { app_metadata: { role: "operator" } }, bearer)).body.code).toBe("not_admin");
  expect((await call("PUT", "/user", { phone: "+123" }, bearer)).body.code).toBe("phone_provider_disabled");
  expect((await call("PUT", "/user", { email: "own@b.example" }, bearer)).status).toBe(200);
});

test("a database that is away is told as such, and when to come back", async () => {
  const database = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 2, log: { warn: () => {} } });
  const app = Fastify();
  await app.register(authService, { prefix: "/auth/v1", database, config: byline.config });
  const payload = { email: "a@b.example", password };
  const answer = await app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    headers: version,
    payload,
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "unexpected_failure" });
  expect(answer.headers["retry-after"]).toBe("2");
  expect((await app.inject({ url: "/auth/v1/health" })).statusCode).toBe(200);
  await app.close();
  await database.close();
});
