import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

/** The sign-in service takes plain JSON. */
async function call(token: string, method: "POST" | "DELETE" | "GET", path: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await byline.app.inject({ method, url: `/auth/v1${path}`, headers, ...(payload ? { payload } : {}) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function enrol(token: string, friendly_name: string) {
  const { id, totp } = await call(token, "POST", "/factors", { factor_type: "totp", friendly_name });
  return { id: id as string, secret: totp.secret as string };
}

async function raise(token: string, { id, secret }: { id: string; secret: string }): Promise<string> {
  const challenge = await call(token, "POST", `/factors/${id}/challenge`);
  const code = new TOTP({ secret }).generate();
  return (await call(token, "POST", `/factors/${id}/verify`, { challenge_id: challenge.id, code })).access_token;
}

const statusFor = async (person: Person, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answers = [
    await person.call("GET", `/api/client_users/${person.id}`, undefined, headers),
    await person.call("GET", "/api/organizations", undefined, headers),
    await person.call("POST", "/api/organizations", { name: crypto.randomUUID(), kind: "agency" }, headers),
  ];
  return answers.map(({ status }) => status);
};

test("R6.1 who has a second factor must show it before the API answers", async () => {
  const ada = await byline.person("ada@advertiser.example");
  const factor = await enrol(ada.token, "Phone");
  expect(await statusFor(ada, ada.token)).toEqual([200, 200, 201]);

  const raised = await raise(ada.token, factor);
  expect(await statusFor(ada, raised)).toEqual([200, 200, 201]);
  const refused = await ada.get(`/api/client_users/${ada.id}`);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: "insufficient_aal",
      "hydra:description":
        "Your account is protected by a second factor. Enter the code of your authenticator app to go on.",
    },
  });
  expect(await statusFor(ada, ada.token)).toEqual([403, 403, 403]);
});

test("R6.1 a session that lost the factor which raised it must show another", async () => {
  const bob = await byline.person("bob@advertiser.example");
  const first = await enrol(bob.token, "Phone");
  const raised = await raise(bob.token, first);
  const second = await enrol(raised, "Tablet");
  const raisedAgain = await raise(raised, second);
  await call(raisedAgain, "DELETE", `/factors/${second.id}`);
  expect(await statusFor(bob, raisedAgain)).toEqual([403, 403, 403]);
});

test("R6.1 without a factor any more, one is enough", async () => {
  const eve = await byline.person("eve@advertiser.example");
  const factor = await enrol(eve.token, "Phone");
  const raised = await raise(eve.token, factor);
  await call(raised, "DELETE", `/factors/${factor.id}`);
  expect(await statusFor(eve, raised)).toEqual([200, 200, 201]);
});
