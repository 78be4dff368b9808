import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestHouse, password, required, type TestHouse } from "../test-support.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test("R7.7 a new address gets an account, and the mail signs in", async () => {
  const email = "new@magic.example";
  const auth = house.browser();
  expect((await auth.signInWithOtp({ email, options: { data: { name: "Nora" } } })).error).toBeNull();
  const { access_token, refresh_token, type } = fragmentOf(await house.openLink(email));
  expect(type).toBe("signup");
  const { data } = await auth.setSession({
    access_token: required(access_token),
    refresh_token: required(refresh_token),
  });
  expect(data.user).toMatchObject({ email, user_metadata: { name: "Nora" } });
});

test("R7.7 a known address signs in by link, once", async () => {
  const email = "known@magic.example";
  const { userId } = await house.signedIn(email);
  await house.browser().signInWithOtp({ email });
  const landing = fragmentOf(await house.openLink(email));
  expect(landing.type).toBe("magiclink");
  expect((await house.browser().getUser(landing.access_token)).data.user?.id).toBe(userId);
  expect(fragmentOf(await house.openLink(email)).error_code).toBe("otp_expired");
});

test.each(["email", "magiclink"] as const)("R7.7 the digits of the mail sign in as %s", async (type) => {
  const email = `digits-${type}@magic.example`;
  await house.signedIn(email);
  await house.browser().signInWithOtp({ email });
  const token = required((await house.letters(email)).at(-1)?.code);
  expect((await house.browser().verifyOtp({ email, token, type })).data.session).toBeTruthy();
  expect((await house.browser().verifyOtp({ email, token, type })).error?.code).toBe("otp_expired");
});

test("R7.7 without create_user an unknown address is refused", async () => {
  const { error } = await house
    .browser()
    .signInWithOtp({ email: "nobody@magic.example", options: { shouldCreateUser: false } });
  expect(error).toMatchObject({ status: 422, code: "otp_disabled", message: "Signups not allowed for otp" });
});

test("a password that was set before the address was confirmed does not outlive a sign-in link", async () => {
  const email = "victim@magic.example";
  await house.browser().signUp({ email, password });
  await house.browser().signInWithOtp({ email });
  expect(fragmentOf(await house.openLink(email))).toHaveProperty("access_token");
  expect((await house.browser().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
});

test("R7.7 an account without a password can set one", async () => {
  const email = "first@magic.example";
  const auth = house.browser();
  await auth.signInWithOtp({ email });
  const token = required((await house.letters(email)).at(-1)?.code);
  await auth.verifyOtp({ email, token, type: "email" });
  expect((await auth.updateUser({ password })).error).toBeNull();
  expect((await house.browser().signInWithPassword({ email, password })).error).toBeNull();
});

test("R7.7 signing in anonymously is switched off", async () => {
  expect((await house.browser().signInAnonymously()).error).toMatchObject({
    status: 422,
    code: "anonymous_provider_disabled",
  });
});

test("R7.7 single sign-on and phones are switched off", async () => {
  const auth = house.browser();
  expect((await auth.signInWithSSO({ domain: "agency.example" })).error).toMatchObject({
    status: 404,
    code: "saml_provider_disabled",
  });
  expect((await auth.signInWithOtp({ phone: "+491701234567" })).error?.code).toBe("phone_provider_disabled");
});
