import { expect, onTestFinished, test } from "vitest";
import { openTestServer, type Person } from "./server.ts";

async function anInstallation(env: Record<string, string>) {
  const byline = await openTestServer({ env });
  onTestFinished(() => byline.close());
  return byline;
}

async function callsOf(person: Person, headers: Record<string, string> = {}): Promise<number> {
  for (let calls = 0; calls < 100; calls++) {
    const answer = await person.call("GET", "/api/organizations", undefined, headers);
    if (answer.status !== 429) continue;
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    return calls;
  }
  return 100;
}

test("a program that calls too often locks out neither its person nor the others at its address", async () => {
  const byline = await anInstallation({ RATE_LIMIT: "8" });
  const [ada, bob] = [await byline.person("ada@office.example"), await byline.person("bob@office.example")];
  const { body } = await ada.post("/api/api_tokens", { name: "Bot", scopes: ["read"] });
  const bot = { authorization: `Bearer ${body.token}` };
  expect(await callsOf(ada, bot)).toBe(8);
  // One call of hers made the token.
  expect(await callsOf(ada)).toBe(7);
  expect(await callsOf(ada, bot)).toBe(0);
  expect(await callsOf(bob)).toBe(8);
  const settings = async () => (await byline.stranger.get("/api/public_settings")).status;
  expect(await settings()).toBe(200);
});

test("who is nobody is counted by address", async () => {
  const byline = await anInstallation({ RATE_LIMIT: "5" });
  const settings = async () => (await byline.stranger.get("/api/public_settings")).status;
  const visits = [];
  for (let visit = 0; visit < 7; visit++) visits.push(await settings());
  expect(visits).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test("all who share an address have a limit together", async () => {
  const byline = await anInstallation({ RATE_LIMIT: "100", RATE_LIMIT_ADDRESS: "25" });
  const answers = [];
  for (let index = 0; index < 30; index++) {
    const headers = { authorization: `Bearer made.up.${index}` };
    answers.push(await byline.stranger.call("GET", "/api/organizations", undefined, headers));
  }
  expect(answers.map(({ status }) => status).lastIndexOf(401)).toBe(24);
  expect(answers.at(-1)?.status).toBe(429);
  const { body, headers } = answers.at(-1) ?? {};
  expect(body).toMatchObject({ "@type": "hydra:Error", code: "rate_limited" });
  expect(Number(headers?.["retry-after"])).toBeGreaterThan(0);
  expect(body?.["hydra:description"]).toBe(
    `Too many calls within a minute. Try again in ${headers?.["retry-after"]} seconds.`,
  );
  const atSignIn = await byline.stranger.post("/auth/v1/token?grant_type=password", {});
  expect([atSignIn.status, atSignIn.body.error_code]).toEqual([429, "over_request_rate_limit"]);
  expect(Number(atSignIn.headers["retry-after"])).toBeGreaterThan(0);
});

test.each([
  ["x", "/api/public_settings"],
  ["x", "/api/organizations"],
  ["x", "/auth/v1/settings"],
  ["Bearer made.up.token", "/api/public_settings"],
  ["Bearer made.up.token", "/api/organizations"],
  ["Bearer made.up.token", "/auth/v1/settings"],
  ["Bearer byl_made-up", "/api/public_settings"],
  ["Bearer byl_made-up", "/api/organizations"],
  ["Bearer byl_made-up", "/auth/v1/settings"],
  ["Bearer byl_made-up", "/"],
])("`%s` identifies nobody, so it leads past no visitor's limit at %s", async (authorization, path) => {
  const byline = await anInstallation({ RATE_LIMIT: "3" });
  const ada = await byline.person("ada@office.example");
  const answers = [];
  for (let index = 0; index < 5; index++)
    answers.push(await byline.app.inject({ url: path, headers: { authorization } }));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.slice(3)).toEqual([429, 429]);
  expect(statuses.slice(0, 3)).not.toContain(429);
  expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
  // A signed-in person behind the same address is no visitor.
  const signedIn = { authorization: `Bearer ${ada.token}` };
  for (const url of ["/api/public_settings", "/api/organizations", "/auth/v1/user"])
    expect((await byline.app.inject({ url, headers: signedIn })).statusCode).toBe(200);
});

test("the browser's question before a call of another site counts for nobody", async () => {
  const origin = "https://app.example";
  const byline = await anInstallation({ RATE_LIMIT: "2", CORS_ORIGINS: origin });
  const headers = { origin, "access-control-request-method": "GET", "access-control-request-headers": "authorization" };
  for (let index = 0; index < 4; index++)
    expect((await byline.app.inject({ method: "OPTIONS", url: "/api/organizations", headers })).statusCode).toBe(204);
});

test("each answer says how many calls its caller has left, a refused one too", async () => {
  const byline = await anInstallation({ RATE_LIMIT: "3" });
  const ada = await byline.person("ada@office.example");
  const left = [];
  for (let call = 0; call < 4; call++) {
    const { status, headers } = await ada.get("/api/organizations");
    expect(headers["ratelimit-policy"]).toBe('"caller";q=3;w=60');
    left.push([status, /^"caller";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]]);
  }
  expect(left).toEqual([
    [200, "2"],
    [200, "1"],
    [200, "0"],
    [429, "0"],
  ]);
  expect((await byline.stranger.get("/api/public_settings")).headers.ratelimit).toMatch(/^"caller";r=[0-2];t=\d+$/);
});
