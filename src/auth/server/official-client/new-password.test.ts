import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestHouse, password, required, type TestHouse } from "../test-support.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ AUTH_REAUTHENTICATION: true, AUTH_CURRENT_PASSWORD: true });
});
afterAll(() => house.close());

const fresh = "the lighthouse keeper's cat";

const aDayLater = () => house.database.pool.query("UPDATE auth.sessions SET created_at = now() - interval '25 hours'");

test("R7.7 a session of today needs the current password, and no code", async () => {
  const { auth } = await house.signedIn("today@password.example");
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
  const { auth } = await house.signedIn(email);
  await aDayLater();
  const change = { password: fresh, current_password: password };
  expect((await auth.updateUser(change)).error).toMatchObject({ status: 400, code: "reauthentication_needed" });
  expect((await auth.reauthenticate()).error).toBeNull();
  const letter = required((await house.letters(email)).at(-1));
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
  await house.signedIn(email);
  const auth = house.browser();
  await auth.resetPasswordForEmail(email);
  const token = required((await house.letters(email)).at(-1)?.code);
  await auth.verifyOtp({ email, token, type: "recovery" });
  expect((await auth.updateUser({ password: fresh })).error).toBeNull();
});
