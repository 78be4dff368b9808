import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

test("R7.7 a new address gets an account, and the mail signs in", async () => {
  const email = "new@magic.example";
  const auth = byline.browser();
  expect((await auth.signInWithOtp({ email, options: { data: { name: "Nora" } } })).error).toBeNull();
  const { access_token, refresh_token, type } = fragmentOf(await byline.openLink(email));
  expect(type).toBe("signup");
  const { data } = await auth.setSession({
    access_token: required(access_token),
    refresh_token: required(refresh_token),
  });
  expect(data.user).toMatchObject({ email, user_metadata: { name: "Nora" } });
});

test("R7.7 a known address signs in by link, once", async () => {
  const email = "known@magic.example";
  const { userId } = await byline.signedIn(email);
  await byline.browser().signInWithOtp({ email });
  const landing = fragmentOf(await byline.openLink(email));
  expect(landing.type).toBe("magiclink");
  expect((await byline.browser().getUser(landing.access_token)).data.user?.id).toBe(userId);
  expect(fragmentOf(await byline.openLink(email)).error_code).toBe("otp_expired");
});

test.each(["email", "magiclink"] as const)("R7.7 the digits of the mail sign in as %s", async (type) => {
  const email = `digits-${type}@magic.example`;
  await byline.signedIn(email);
  await byline.browser().signInWithOtp({ email });
  const token = required((await byline.letters(email)).at(-1)?.code);
  expect((await byline.browser().verifyOtp({ email, token, type })).data.session).toBeTruthy();
  expect((await byline.browser().verifyOtp({ email, token, type })).error?.code).toBe("otp_expired");
});

test("R7.7 without create_user an unknown address gets nothing, and is answered like a known one", async () => {
  await byline.signedIn("somebody@magic.example");
  for (const [email, letters] of [
    ["nobody@magic.example", 0],
    ["somebody@magic.example", 1],
  ] as const) {
    expect((await byline.browser().signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    expect(await byline.letters(email)).toHaveLength(letters);
  }
});

test("a password that was set before the address was confirmed does not outlive a sign-in link", async () => {
  const email = "victim@magic.example";
  await byline.browser().signUp({ email, password });
  await byline.browser().signInWithOtp({ email });
  expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");
  expect((await byline.browser().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
});

test("R7.7 an account without a password can set one", async () => {
  const email = "first@magic.example";
  const auth = byline.browser();
  await auth.signInWithOtp({ email });
  const token = required((await byline.letters(email)).at(-1)?.code);
  await auth.verifyOtp({ email, token, type: "email" });
  expect((await auth.updateUser({ password })).error).toBeNull();
  expect((await byline.browser().signInWithPassword({ email, password })).error).toBeNull();
});

test("R7.7 signing in anonymously is switched off", async () => {
  expect((await byline.browser().signInAnonymously()).error).toMatchObject({
    status: 422,
    code: "anonymous_provider_disabled",
  });
});

test("R7.7 single sign-on and phones are switched off", async () => {
  const auth = byline.browser();
  expect((await auth.signInWithSSO({ domain: "agency.example" })).error).toMatchObject({
    status: 404,
    code: "saml_provider_disabled",
  });
  expect((await auth.signInWithOtp({ phone: "+491701234567" })).error?.code).toBe("phone_provider_disabled");
});
