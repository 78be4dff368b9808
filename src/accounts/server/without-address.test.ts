import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({
    env: { AUTH_ANONYMOUS_PROVIDER: "true", AUTH_PHONE_PROVIDER: "true", AUTH_SMS_AUTOCONFIRM: "true" },
  });
});
afterAll(() => byline?.close());

const password = "a quiet harbour at dawn";

async function signedUp(payload: object): Promise<string> {
  const answer = await byline.app.inject({ method: "POST", url: "/auth/v1/signup", payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().access_token;
}

const call = (token: string, method: "GET" | "POST", path: string) =>
  byline.stranger.call(method, path, method === "POST" ? { name: "Desk", kind: "agency" } : undefined, {
    authorization: `Bearer ${token}`,
  });

test.each([
  ["anonymous", {}],
  ["known by a number alone", { phone: "+4917000001", password }],
])("R7.7 the product is closed to who is %s, in words that say what to do", async (_who, payload) => {
  const token = await signedUp(payload);
  for (const [method, path] of [
    ["GET", "/api/organizations"],
    ["POST", "/api/organizations"],
  ] as const)
    expect(await call(token, method, path)).toMatchObject({
      status: 403,
      body: {
        code: "email_missing",
        "hydra:description": "Your account has no email address. Add one, and confirm it, to go on.",
      },
    });
  const { rows } = await byline.database.pool.query("SELECT FROM client_user WHERE email = ''");
  expect(rows).toEqual([]);
});

test("R7.7 with an address the same token goes on", async () => {
  const token = await signedUp({});
  const headers = { authorization: `Bearer ${token}` };
  const payload = { email: "late@address.example" };
  await byline.app.inject({ method: "PUT", url: "/auth/v1/user", headers, payload });
  const { rows } = await byline.database.pool.query("SELECT letter FROM mail WHERE recipient = 'late@address.example'");
  const code = rows[0].letter.code;
  await byline.app.inject({
    method: "POST",
    url: "/auth/v1/verify",
    payload: { ...payload, type: "email_change", token: code },
  });
  expect((await call(token, "GET", "/api/organizations")).status).toBe(200);
});
