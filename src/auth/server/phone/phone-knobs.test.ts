import { afterEach, expect, test } from "vitest";
import type { AuthConfig } from "../config.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer | undefined;
afterEach(async () => {
  await byline?.close();
  byline = undefined;
});

async function open(config: Partial<AuthConfig>): Promise<TestServer> {
  byline = await openTestServer({ AUTH_PHONE_PROVIDER: true, AUTH_SMS_INTERVAL_SECONDS: 0, ...config });
  return byline;
}

test("R7.7 without configuration no number signs in", async () => {
  const { browser, url } = await open({ AUTH_PHONE_PROVIDER: false });
  const phone = "+4917000001";
  const refused = { code: "phone_provider_disabled" };
  expect((await browser().signUp({ phone, password })).error).toMatchObject({ ...refused, status: 400 });
  expect((await browser().signInWithPassword({ phone, password })).error).toMatchObject({ ...refused, status: 422 });
  expect((await browser().signInWithOtp({ phone })).error).toMatchObject({ ...refused, status: 400 });
  expect((await browser().resend({ type: "sms", phone })).error).toMatchObject({ ...refused, status: 400 });
  const settings = await (await fetch(`${url}/settings`)).json();
  expect(settings).toMatchObject({ external: { phone: false }, phone_autoconfirm: false, sms_provider: "" });
});

test("R7.7 an installation that asks for no proof of a number signs in at once", async () => {
  const { browser, letters, url } = await open({ AUTH_SMS_AUTOCONFIRM: true, AUTH_SMS_ACCOUNT: "AC1" });
  const auth = browser();
  const { data } = await auth.signUp({ phone: "+4917000002", password });
  expect(data.session?.user.phone_confirmed_at).toBeTruthy();
  const { data: moved } = await auth.updateUser({ phone: "+4917000003" });
  expect(moved.user).toMatchObject({ phone: "4917000003" });
  expect([...(await letters("+4917000002")), ...(await letters("+4917000003"))]).toEqual([]);
  const again = await browser().signUp({ phone: "+4917000003", password });
  expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
  const settings = await (await fetch(`${url}/settings`)).json();
  expect(settings).toMatchObject({ external: { phone: true }, phone_autoconfirm: true, sms_provider: "twilio" });
});

test("R7.7 codes of messages have their own length", async () => {
  const { browser, letters } = await open({ AUTH_SMS_OTP_LENGTH: 8, AUTH_OTP_LENGTH: 6 });
  await browser().signInWithOtp({ phone: "+4917000004" });
  expect(required((await letters("+4917000004"))[0]?.code)).toMatch(/^\d{8}$/);
});

test("R7.7 a number waits between two messages, known or not, and Byline sends so many in an hour", async () => {
  const { browser } = await open({ AUTH_SMS_INTERVAL_SECONDS: 60, AUTH_SMS_PER_HOUR: 2 });
  const tooSoon = {
    status: 429,
    code: "over_sms_send_rate_limit",
    message: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
  };
  const send = async (phone: string) => (await browser().signInWithOtp({ phone })).error;
  expect(await send("+4917000005")).toBeNull();
  expect(await send("+4917000005")).toMatchObject(tooSoon);
  expect((await browser().resend({ type: "sms", phone: "+4917000006" })).error).toBeNull();
  expect((await browser().resend({ type: "sms", phone: "+4917000006" })).error).toMatchObject(tooSoon);
  expect(await send("+4917000007")).toMatchObject(tooSoon);
});
