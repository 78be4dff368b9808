import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, memoryStorage, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

const browser = () => byline.browser({ flowType: "pkce" });
const codeOf = (landing: URL) => required(landing.searchParams.get("code"));

async function methodsOf(auth: ReturnType<typeof browser>): Promise<unknown> {
  return (await auth.getClaims()).data?.claims.amr;
}

test("R7.7 a confirmation that began with a challenge answers a code, which its own browser exchanges", async () => {
  const email = "signup@pkce.example";
  const auth = browser();
  await auth.signUp({ email, password, options: { emailRedirectTo: "http://localhost:3000/confirm?next=/cart" } });
  const landing = await byline.openLink(email);
  expect(landing.href).toMatch(/^http:\/\/localhost:3000\/confirm\?next=%2Fcart&code=[0-9a-f-]{36}$/);
  const { data, error } = await auth.exchangeCodeForSession(codeOf(landing));
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
  expect(await methodsOf(auth)).toMatchObject([{ method: "email/signup" }]);
});

test("R7.7 a code works once, and for nobody without the verifier", async () => {
  const email = "once@pkce.example";
  const auth = browser();
  await auth.signUp({ email, password });
  const code = codeOf(await byline.openLink(email));
  const exchange = async (code_verifier: string) => {
    const answer = await fetch(`${byline.url}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier }),
      headers: { "x-supabase-api-version": "2024-01-01" },
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string }) };
  };
  expect(await exchange("x".repeat(56))).toMatchObject({ status: 400, code: "bad_code_verifier" });
  expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  expect(await exchange("x".repeat(56))).toMatchObject({ status: 404, code: "flow_state_not_found" });
});

test("R7.7 a code's time counts from the link, not from the mail", async () => {
  const email = "slow@pkce.example";
  await byline.signedIn(email);
  const auth = browser();
  await auth.resetPasswordForEmail(email);
  await byline.database.pool.query("UPDATE auth.flow_state SET created_at = now() - interval '50 minutes'");
  const first = codeOf(await byline.openLink(email));
  expect((await auth.exchangeCodeForSession(first)).error).toBeNull();

  await auth.resetPasswordForEmail(email);
  const second = codeOf(await byline.openLink(email));
  await byline.database.pool.query("UPDATE auth.flow_state SET auth_code_issued_at = now() - interval '301 seconds'");
  expect((await auth.exchangeCodeForSession(second)).error).toMatchObject({ status: 422, code: "flow_state_expired" });
});

test("R4.15 a recovery is told as such by the browser that asked for it", async () => {
  const email = "recover@pkce.example";
  await byline.signedIn(email);
  const auth = browser();
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  await auth.resetPasswordForEmail(email, { redirectTo: "http://localhost:3000/reset" });
  await auth.exchangeCodeForSession(codeOf(await byline.openLink(email)));
  expect(events).toContain("PASSWORD_RECOVERY");
  expect(await methodsOf(auth)).toMatchObject([{ method: "recovery" }]);
});

test("R7.7 a sign-in link answers a code too, and the mail's digits a session at once", async () => {
  const email = "magic@pkce.example";
  await byline.signedIn(email);
  const auth = browser();
  await auth.signInWithOtp({ email });
  await auth.exchangeCodeForSession(codeOf(await byline.openLink(email)));
  expect(await methodsOf(auth)).toMatchObject([{ method: "magiclink" }]);

  await auth.signInWithOtp({ email });
  const token = required((await byline.letters(email)).at(-1)?.code);
  expect((await auth.verifyOtp({ email, token, type: "email" })).data.session).toBeTruthy();
});

test("R7.7 a mail that is sent again has a challenge of its own, and the first one's link is dead", async () => {
  const email = "again@pkce.example";
  await browser().signUp({ email, password });
  const auth = browser();
  await auth.resend({ type: "signup", email });
  expect((await auth.exchangeCodeForSession(codeOf(await byline.openLink(email)))).error).toBeNull();
  const first = new URL(required((await byline.letters(email))[0]?.action).path);
  const answer = await fetch(`${byline.url}/verify${first.search}`, { redirect: "manual" });
  expect(answer.headers.get("location")).toContain("error_code=otp_expired");
});

test("R7.7 of two exchanges at once, one signs in", async () => {
  const email = "race@pkce.example";
  const storage = memoryStorage();
  const tabs = [1, 2].map(() => byline.browser({ flowType: "pkce", storage }));
  await tabs[0]?.signUp({ email, password });
  const code = codeOf(await byline.openLink(email));
  const [, verifier] = JSON.parse(`["", ${storage.getItem("supabase.auth.token-code-verifier")}]`) as string[];
  const exchange = () =>
    fetch(`${byline.url}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
  const statuses = await Promise.all([exchange(), exchange()]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test("R7.7 errors of a link with a challenge are in the query and in the fragment", async () => {
  const email = "twice@pkce.example";
  await browser().signUp({ email, password });
  await byline.openLink(email);
  const landing = await byline.openLink(email);
  expect(Object.fromEntries(landing.searchParams)).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
  });
  expect(fragmentOf(landing)).toMatchObject({ error_code: "otp_expired", sb: "" });
});

test("R7.7 two confirmations move an address, and the second answers the code", async () => {
  const email = "old@pkce.example";
  const { userId } = await byline.signedIn(email);
  const auth = browser();
  await auth.signInWithPassword({ email, password });
  await auth.updateUser({ email: "new@pkce.example" });
  const first = await byline.openLink("new@pkce.example");
  expect(first.searchParams.get("message")).toMatch(/^Confirmation link accepted/);
  expect(first.searchParams.has("code")).toBe(false);
  const { data } = await auth.exchangeCodeForSession(codeOf(await byline.openLink(email)));
  expect(data.user).toMatchObject({ id: userId, email: "new@pkce.example" });
  expect(await methodsOf(auth)).toMatchObject([{ method: "email_change" }]);
});
