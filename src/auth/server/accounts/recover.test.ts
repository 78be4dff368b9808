import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

const fresh = "the lighthouse keeper's cat";

async function follow(email: string) {
  const { access_token, refresh_token, type } = fragmentOf(await byline.openLink(email));
  const auth = byline.browser();
  await auth.setSession({ access_token: required(access_token), refresh_token: required(refresh_token) });
  return { auth, type };
}

test("the mailed link leads to a new password, and other devices are signed out", async () => {
  const email = "alice@agency.example";
  const { auth: lostDevice } = await byline.signedIn(email);
  await byline.browser().resetPasswordForEmail(email, { redirectTo: "http://localhost:3000/reset" });
  const { auth, type } = await follow(email);
  expect(type).toBe("recovery");
  const { data } = await auth.updateUser({ password: fresh });
  expect(data.user?.email).toBe(email);

  expect((await auth.getUser()).error).toBeNull();
  expect((await lostDevice.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await byline.browser().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  expect((await byline.browser().signInWithPassword({ email, password: fresh })).error).toBeNull();
});

test("an unknown address gets the same answer and no mail", async () => {
  const { data, error } = await byline.browser().resetPasswordForEmail("nobody@agency.example");
  expect({ data, error }).toEqual({ data: {}, error: null });
  expect(await byline.letters("nobody@agency.example")).toEqual([]);
});

test("a password set by a stranger before the owner confirmed is worth nothing", async () => {
  const email = "victim@agency.example";
  await byline.browser().signUp({ email, password });
  await byline.browser().resetPasswordForEmail(email);
  await follow(email);
  expect((await byline.browser().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
});

test("a new secret replaces the old, and an hour ends it", async () => {
  const email = "late@agency.example";
  await byline.signedIn(email);
  const auth = byline.browser();
  await auth.resetPasswordForEmail(email);
  await auth.resetPasswordForEmail(email);
  const [first, second] = await byline.letters(email);
  expect((await auth.verifyOtp({ email, token: required(first?.code), type: "recovery" })).error?.code).toBe(
    "otp_expired",
  );
  await byline.database.pool.query("UPDATE auth.one_time_tokens SET created_at = now() - interval '3601 seconds'");
  expect((await auth.verifyOtp({ email, token: required(second?.code), type: "recovery" })).error?.code).toBe(
    "otp_expired",
  );
  expect(fragmentOf(await byline.openLink(email)).error_code).toBe("otp_expired");
});

test("a new password must be new and strong", async () => {
  const { auth } = await byline.signedIn("same@agency.example");
  expect((await auth.updateUser({ password })).error).toMatchObject({ status: 422, code: "same_password" });
  expect((await auth.updateUser({ password: "short" })).error).toMatchObject({ status: 422, code: "weak_password" });
});

test("metadata is merged by key and null deletes one", async () => {
  const { auth } = await byline.signedIn("data@agency.example");
  await auth.updateUser({ data: { name: "Dana", city: "Oslo" } });
  const { data } = await auth.updateUser({ data: { city: null, role: "editor" } });
  expect(data.user?.user_metadata).toEqual({ name: "Dana", role: "editor" });
  const tooMuch = await auth.updateUser({ data: { biography: "long ".repeat(1000) } });
  expect(tooMuch.error).toMatchObject({ status: 400, code: "validation_failed" });
  const unstorable = await auth.updateUser({ data: { name: "\u0000" } });
  expect(unstorable.error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("with a verified factor, a first-level session changes neither password nor address", async () => {
  const { auth, userId } = await byline.signedIn("factor@agency.example");
  await byline.database.pool.query(
    "INSERT INTO auth.mfa_factors (id, user_id, factor_type, status) VALUES (gen_random_uuid(), $1, 'totp', 'verified')",
    [userId],
  );
  const refused = { status: 401, code: "insufficient_aal" };
  expect((await auth.updateUser({ password: fresh })).error).toMatchObject(refused);
  expect((await auth.updateUser({ email: "elsewhere@agency.example" })).error).toMatchObject(refused);
  expect((await auth.updateUser({ data: { name: "Fay" } })).error).toBeNull();
  expect((await auth.getUser()).data.user?.factors).toMatchObject([{ factor_type: "totp", status: "verified" }]);
});
