import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({ AUTH_RATE_LIMIT: 6, AUTH_MAIL_INTERVAL_SECONDS: 60 });
});
afterAll(() => byline.close());

const tooSoon = {
  status: 429,
  code: "over_email_send_rate_limit",
  message: expect.stringMatching(/^For security purposes, you can only request this after (60|[1-5]\d) seconds\.$/),
};

test("a second recovery mail waits, for known and unknown addresses alike", async () => {
  await byline.signedIn("known@agency.example");
  for (const email of ["known@agency.example", "unknown@agency.example"]) {
    expect((await byline.browser().resetPasswordForEmail(email)).error).toBeNull();
    expect((await byline.browser().resetPasswordForEmail(email)).error).toMatchObject(tooSoon);
  }
  expect(await byline.letters("known@agency.example")).toHaveLength(1);
});

test("an old mailbox is not filled by naming ever new addresses", async () => {
  const { auth } = await byline.signedIn("moving@agency.example");
  expect((await auth.updateUser({ email: "one@agency.example" })).error).toBeNull();
  expect((await auth.updateUser({ email: "two@agency.example" })).error).toMatchObject(tooSoon);
  expect(await byline.letters("moving@agency.example")).toHaveLength(1);
});

test("a confirmation that was opened delays nothing", async () => {
  const email = "quick@agency.example";
  await byline.browser().signUp({ email, password });
  expect((await byline.browser().resend({ type: "signup", email })).error).toMatchObject(tooSoon);
  await byline.openLink(email);
  expect((await byline.browser().signUp({ email, password })).error).toBeNull();
});

test("a visitor who calls too often is told when to come back, and only for that call", async () => {
  const attempt = () => fetch(`${byline.url}/resend`, { method: "POST", body: "{}" });
  // The call of the test above counts too.
  for (let call = 0; call < 5; call++) expect((await attempt()).status).toBe(400);
  const refused = await attempt();
  expect(await refused.json()).toMatchObject({
    code: 429,
    error_code: "over_request_rate_limit",
    msg: "Request rate limit reached",
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
  expect((await byline.browser().signInWithPassword({ email: "known@agency.example", password })).error).toBeNull();
});
