import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({
    AUTH_PHONE_PROVIDER: true,
    AUTH_SMS_INTERVAL_SECONDS: 0,
    AUTH_SMS_PER_HOUR: 0,
    AUTH_SMS_TEST_OTP: ["+4915550100=123456"],
    AUTH_REAUTHENTICATION: true,
    AUTH_MANUAL_LINKING: true,
  });
});
afterAll(() => byline.close());

const codeFor = async (phone: string) => required((await byline.letters(phone)).at(-1)?.code);

const sql = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);

async function signedInBy(phone: string) {
  const auth = byline.browser();
  await auth.signUp({ phone, password });
  const { data } = await auth.verifyOtp({ phone, token: await codeFor(phone), type: "sms" });
  return { auth, user: required(data.user) };
}

test("R7.7 a number signs up, is confirmed by its code, and signs in by password", async () => {
  const phone = "+4917000001";
  const auth = byline.browser();
  const { data } = await auth.signUp({ phone, password, options: { data: { name: "Nora" } } });
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    phone: "4917000001",
    email: "",
    app_metadata: { provider: "phone", providers: ["phone"] },
    identities: [{ provider: "phone", identity_data: { phone: "4917000001", phone_verified: false } }],
  });
  const signIn = () => byline.browser().signInWithPassword({ phone, password });
  expect((await signIn()).error).toMatchObject({ status: 400, code: "phone_not_confirmed" });

  const verified = await auth.verifyOtp({ phone, token: await codeFor(phone), type: "sms" });
  expect(verified.data.user).toMatchObject({
    phone_confirmed_at: expect.any(String),
    identities: [{ provider: "phone", identity_data: { phone_verified: true } }],
  });
  expect((await auth.getClaims()).data?.claims).toMatchObject({ phone: "4917000001", amr: [{ method: "otp" }] });
  expect((await signIn()).data.user?.user_metadata).toEqual({ name: "Nora" });
  expect((await byline.browser().signInWithPassword({ phone, password: "another" })).error?.code).toBe(
    "invalid_credentials",
  );
});

test("R7.7 who has an account is told to nobody who types a number", async () => {
  const phone = "+4917000002";
  await signedInBy(phone);
  const [unconfirmed, unknown] = ["+4917000092", "+4917000093"];
  await byline.browser().signUp({ phone: unconfirmed, password });
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shapeOf);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
    const text = String(value);
    if (/^[0-9a-f]{8}-/.test(text)) return `uuid ${text[14]}`;
    if (/^49\d+$/.test(text)) return "number";
    return /^\d{4}-\d\d-\d\dT/.test(text) ? "instant" : value;
  };
  const signUp = async (number: string) => shapeOf((await byline.browser().signUp({ phone: number, password })).data);
  const answers = [await signUp(unknown), await signUp(unconfirmed), await signUp(phone)];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect((await byline.browser().resend({ type: "sms", phone })).error).toBeNull();
  expect((await byline.browser().resend({ type: "sms", phone: "+4917000099" })).error).toBeNull();
  expect(await byline.letters(phone)).toHaveLength(2);
});

test("R7.7 the code is sent again to who still needs it, and only the newest works", async () => {
  const phone = "+4917000003";
  await byline.browser().signUp({ phone, password });
  const first = await codeFor(phone);
  await byline.browser().resend({ type: "sms", phone });
  expect(await byline.letters(phone)).toHaveLength(2);
  const second = await codeFor(phone);
  const verify = (token: string) => byline.browser().verifyOtp({ phone, token, type: "sms" });
  if (first !== second) expect((await verify(first)).error).toMatchObject({ status: 403, code: "otp_expired" });
  expect((await verify(second)).data.session).toBeTruthy();
});

test("R7.7 a code alone signs in, and makes the account of a new number", async () => {
  const phone = "+4917000004";
  for (const round of [1, 2]) {
    const auth = byline.browser();
    expect((await auth.signInWithOtp({ phone })).error).toBeNull();
    const { data } = await auth.verifyOtp({ phone, token: await codeFor(phone), type: "sms" });
    expect([round, data.user?.phone]).toEqual([round, "4917000004"]);
  }
  const closed = await byline.browser().signInWithOtp({ phone: "+4917000098", options: { shouldCreateUser: false } });
  expect(closed.error).toBeNull();
  expect(await byline.letters("+4917000098")).toEqual([]);
});

test("a password that was set before the number was confirmed does not outlive a code", async () => {
  const phone = "+4917000005";
  await byline.browser().signUp({ phone, password });
  await byline.browser().signInWithOtp({ phone });
  await byline.browser().verifyOtp({ phone, token: await codeFor(phone), type: "sms" });
  expect((await byline.browser().signInWithPassword({ phone, password })).error?.code).toBe("invalid_credentials");
});

test("the password of the newest sign-up counts for a number that nobody has confirmed", async () => {
  const phone = "+4917000021";
  await byline.browser().signUp({ phone, password: "a stranger's password" });
  await byline.browser().signUp({ phone, password });
  await byline.browser().verifyOtp({ phone, token: await codeFor(phone), type: "sms" });
  expect((await byline.browser().signInWithPassword({ phone, password })).error).toBeNull();
  const late = await byline.browser().signInWithPassword({ phone, password: "a stranger's password" });
  expect(late.error?.code).toBe("invalid_credentials");
});

test("R7.7 another number counts when its code was typed, and no account's number is taken", async () => {
  const { auth, user } = await signedInBy("+4917000006");
  await signedInBy("+4917000007");
  expect((await auth.updateUser({ phone: "+4917000007" })).error).toBeNull();
  const ofOwner = { phone: "+4917000007", token: await codeFor("+4917000007"), type: "phone_change" } as const;
  expect((await auth.verifyOtp(ofOwner)).error).toMatchObject({ status: 422, code: "phone_exists" });
  const phone = "+4917000008";
  const { data } = await auth.updateUser({ phone });
  expect(data.user).toMatchObject({ phone: "4917000006", new_phone: "4917000008" });
  await byline.browser().resend({ type: "phone_change", phone });
  const token = await codeFor(phone);
  expect((await byline.browser().verifyOtp({ phone, token, type: "sms" })).error?.code).toBe("otp_expired");
  const moved = await auth.verifyOtp({ phone, token, type: "phone_change" });
  expect(moved.data.user).toMatchObject({ id: user.id, phone: "4917000008" });
  expect(moved.data.user).not.toHaveProperty("new_phone");
  expect((await byline.browser().signInWithPassword({ phone, password })).error).toBeNull();
});

test("R7.7 a person with an address adds a number as a second way to sign in", async () => {
  const { auth } = await byline.signedIn("both@phones.example");
  const phone = "+4917000009";
  await auth.updateUser({ phone });
  const { data } = await auth.verifyOtp({ phone, token: await codeFor(phone), type: "phone_change" });
  expect(data.user?.app_metadata.providers).toEqual(["email", "phone"]);
  expect((await byline.browser().signInWithPassword({ phone, password })).data.user?.email).toBe("both@phones.example");

  const identity = data.user?.identities?.find(({ provider }) => provider === "phone");
  expect((await auth.unlinkIdentity(required(identity))).error).toBeNull();
  expect((await auth.getUser()).data.user).toMatchObject({ phone: "", app_metadata: { providers: ["email"] } });
});

test("R7.7 who has a number and no address is asked for fresh proof there", async () => {
  const phone = "+4917000010";
  const { auth, user } = await signedInBy(phone);
  await sql("UPDATE auth.sessions SET created_at = now() - interval '25 hours' WHERE user_id = $1", [user.id]);
  const fresh = "another quiet harbour";
  expect((await auth.updateUser({ password: fresh })).error?.code).toBe("reauthentication_needed");
  expect((await auth.reauthenticate()).error).toBeNull();
  expect((await auth.updateUser({ password: fresh, nonce: await codeFor(phone) })).error).toBeNull();
});

test("a code that came to a telephone proves no mailbox", async () => {
  const { admin } = await byline.administration();
  const [email, phone] = ["target@phones.example", "+4917000011"];
  await admin.createUser({ email, phone, password });
  await byline.browser().signInWithOtp({ phone });
  const token = await codeFor(phone);
  expect((await byline.browser().verifyOtp({ email, token, type: "email" })).error?.code).toBe("otp_expired");
  const { data } = await byline.browser().verifyOtp({ phone, token, type: "sms" });
  expect(data.user).not.toHaveProperty("email_confirmed_at");
});

test("R7.7 a number for tests has its code, and gets nothing", async () => {
  const phone = "+4915550100";
  await byline.browser().signInWithOtp({ phone });
  expect(await byline.letters(phone)).toEqual([]);
  expect((await byline.browser().verifyOtp({ phone, token: "123456", type: "sms" })).data.session).toBeTruthy();
});

test("R7.7 what was texted lives a minute, and few wrong guesses", async () => {
  const phone = "+4917000012";
  await byline.browser().signInWithOtp({ phone });
  const token = await codeFor(phone);
  await sql("UPDATE auth.one_time_tokens SET created_at = now() - interval '61 seconds' WHERE relates_to = $1", [
    "4917000012",
  ]);
  const verify = (code: string) => byline.browser().verifyOtp({ phone, token: code, type: "sms" });
  expect((await verify(token)).error?.code).toBe("otp_expired");
  await byline.browser().signInWithOtp({ phone });
  const fresh = await codeFor(phone);
  const wrong = fresh === "000000" ? "000001" : "000000";
  for (let guess = 0; guess < 5; guess++) await verify(wrong);
  expect((await verify(fresh)).error?.code).toBe("otp_expired");
});

test("R7.7 what is no number, and no way to send to one, is told", async () => {
  const auth = byline.browser();
  const malformed = { status: 400, code: "validation_failed", message: "Invalid phone number format (E.164 required)" };
  for (const phone of ["0170", "+49170-1", "+49 170 \u0000", "+1234567890123456"]) {
    expect((await auth.signUp({ phone, password })).error).toMatchObject(malformed);
    expect((await auth.verifyOtp({ phone, token: "1", type: "sms" })).error).toMatchObject(malformed);
  }
  const owl = await auth.signInWithOtp({ phone: "+4917000013", options: { channel: "owl" as "sms" } });
  expect(owl.error?.message).toContain("Invalid channel, supported values are 'sms' or 'whatsapp'.");
  await auth.signInWithOtp({ phone: "+4917000013", options: { channel: "whatsapp" } });
  expect(await byline.letters("whatsapp:+4917000013")).toHaveLength(1);
});

test("R7.7 the administration makes accounts by number", async () => {
  const { admin } = await byline.administration();
  const { data } = await admin.createUser({ phone: "+4917000014", password, phone_confirm: true });
  expect(data.user).toMatchObject({ phone: "4917000014", phone_confirmed_at: expect.any(String) });
  expect((await byline.browser().signInWithPassword({ phone: "+4917000014", password })).error).toBeNull();
  expect((await admin.createUser({ phone: "4917000014" })).error).toMatchObject({ status: 422, code: "phone_exists" });
});
