import { afterEach, expect, test } from "vitest";
import type { AuthConfig } from "../config.ts";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer | undefined;
afterEach(async () => {
  await byline?.close();
  byline = undefined;
});

async function open(config: Partial<AuthConfig> = {}): Promise<TestServer> {
  byline = await openTestServer({ AUTH_ANONYMOUS_PROVIDER: true, ...config });
  return byline;
}

test("R7.7 somebody signs in without telling anything", async () => {
  const { browser, url } = await open();
  const auth = browser();
  const { data, error } = await auth.signInAnonymously({ options: { data: { theme: "dark" } } });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: "",
    phone: "",
    is_anonymous: true,
    identities: [],
    app_metadata: {},
    user_metadata: { theme: "dark" },
  });
  expect((await auth.getClaims()).data?.claims).toMatchObject({ is_anonymous: true, amr: [{ method: "anonymous" }] });
  expect((await auth.refreshSession()).error).toBeNull();
  const settings = await (await fetch(`${url}/settings`)).json();
  expect(settings).toMatchObject({ external: { anonymous_users: true } });
});

test("R7.7 who is anonymous has no second factor, and no password before an address", async () => {
  const auth = (await open()).browser();
  await auth.signInAnonymously();
  expect((await auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({
    status: 403,
    code: "no_authorization",
  });
  expect((await auth.updateUser({ password })).error).toMatchObject({ status: 422, code: "validation_failed" });
  expect((await auth.reauthenticate()).error?.status).toBe(400);
});

test("R7.7 an address makes the account a lasting one, once it is confirmed", async () => {
  const { browser, openLink } = await open();
  const auth = browser();
  const { data } = await auth.signInAnonymously();
  const email = "known@anonymous.example";
  const asked = await auth.updateUser({ email, password });
  expect(asked.data.user).toMatchObject({ email: "", new_email: email, is_anonymous: true });
  expect(fragmentOf(await openLink(email)).type).toBe("email_change");
  const signedIn = await browser().signInWithPassword({ email, password });
  expect(signedIn.data.user).toMatchObject({
    id: required(data.user).id,
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
  });
});

test("R7.7 so does a number", async () => {
  const { browser, letters } = await open({ AUTH_PHONE_PROVIDER: true });
  const auth = browser();
  await auth.signInAnonymously();
  const phone = "+4917000001";
  await auth.updateUser({ phone });
  const token = required((await letters(phone))[0]?.code);
  const { data } = await auth.verifyOtp({ phone, token, type: "phone_change" });
  expect(data.user).toMatchObject({ phone: "4917000001", is_anonymous: false });
});

test("R7.7 where no address is proved, one makes it lasting at once", async () => {
  const auth = (await open({ AUTH_AUTOCONFIRM: true })).browser();
  await auth.signInAnonymously();
  const { data } = await auth.updateUser({ email: "quick@anonymous.example" });
  expect(data.user).toMatchObject({ email: "quick@anonymous.example", is_anonymous: false });
});

test("R7.7 one visitor makes so many anonymous accounts in an hour", async () => {
  const { browser } = await open({ AUTH_RATE_LIMIT_ANONYMOUS: 2 });
  const codes: (string | undefined)[] = [];
  for (let visit = 0; visit < 3; visit++) codes.push((await browser().signInAnonymously()).error?.code);
  expect(codes).toEqual([undefined, undefined, "over_request_rate_limit"]);
});

test("R7.7 an installation that is closed to new accounts is closed to these", async () => {
  const { browser } = await open({ AUTH_SIGNUP: false });
  expect((await browser().signInAnonymously()).error).toMatchObject({ status: 422, code: "signup_disabled" });
});
