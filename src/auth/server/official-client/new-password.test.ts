import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({ AUTH_REAUTHENTICATION: true, AUTH_CURRENT_PASSWORD: true });
});
afterAll(() => byline.close());

const fresh = "the lighthouse keeper's cat";

const aDayLater = () => byline.database.pool.query("UPDATE auth.sessions SET created_at = now() - interval '25 hours'");

test("R7.7 a session of today needs the current password, and no code", async () => {
  const { auth } = await byline.signedIn("today@password.example");
  expect((await auth.updateUser({ password: fresh })).error).toMatchObject({
    status: 400,
    code: "current_password_required",
  });
  const wrong = await auth.updateUser({ password: fresh, current_password: "not this one" });
  expect(wrong.error).toMatchObject({ status: 400, code: "current_password_invalid" });
  expect((await auth.updateUser({ password: fresh, current_password: password })).error).toBeNull();
});

test("R7.7 an old session needs the mailed code, once", async () => {
  const email = "old@password.example";
  const { auth } = await byline.signedIn(email);
  await aDayLater();
  const change = { password: fresh, current_password: password };
  expect((await auth.updateUser(change)).error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect((await auth.reauthenticate()).error).toBeNull();
  const letter = required((await byline.letters(email)).at(-1));
  expect(letter.action).toBeUndefined();
  const nonce = required(letter.code);
  const wrong = nonce === "000000" ? "000001" : "000000";
  expect((await auth.updateUser({ ...change, nonce: wrong })).error).toMatchObject({
    status: 422,
    code: "reauthentication_not_valid",
  });
  expect((await auth.updateUser({ ...change, password: "short", nonce })).error?.code).toBe("weak_password");
  expect((await auth.updateUser({ ...change, nonce })).error).toBeNull();
  const next = { password, current_password: fresh, nonce };
  expect((await auth.updateUser(next)).error?.code).toBe("reauthentication_not_valid");
});

test("R7.7 who came by a mailed link has proved enough", async () => {
  const email = "link@password.example";
  await byline.signedIn(email);
  const auth = byline.browser();
  await auth.resetPasswordForEmail(email);
  const token = required((await byline.letters(email)).at(-1)?.code);
  await auth.verifyOtp({ email, token, type: "recovery" });
  expect((await auth.updateUser({ password: fresh })).error).toBeNull();
});
