import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

const token = "a token of the provider's";
const refused = { status: 422, code: "sms_send_failed" };

let provider: Server;
let byline: TestServer;
let answer: (response: ServerResponse) => void;
const received: { to: string; code: string }[] = [];

const json = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const sends = json(201, { sid: "SM0123456789abcdef", status: "queued", error_code: null });
const refuses = (response: ServerResponse) => {
  const message = `Invalid 'To' Phone Number: ${received.at(-1)?.to}`;
  json(400, { code: 21211, message, more_info: "https://www.twilio.com/docs/errors/21211", status: 400 })(response);
};

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    received.push({ to: form.get("To") ?? "", code: /\d{6}/.exec(form.get("Body") ?? "")?.[0] ?? "" });
    answer(response);
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  byline = await openTestServer({
    AUTH_PHONE_PROVIDER: true,
    AUTH_REAUTHENTICATION: true,
    AUTH_SMS_ACCOUNT: "AC1",
    AUTH_SMS_TOKEN: token,
    AUTH_SMS_FROM: "+15550100",
    AUTH_SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await byline.close();
  provider.close();
});
beforeEach(() => {
  received.length = 0;
  byline.logged.length = 0;
  answer = sends;
});

const query = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;
const codesFor = (phone: string) => query("SELECT FROM one_time_tokens WHERE relates_to = $1", [phone.slice(1)]);
const accountsOf = (phone: string) => query("SELECT FROM users WHERE phone = $1", [phone.slice(1)]);

/** The log gives the reason, and neither the number nor the secret. */
function expectLogged(phone: string, reason: string) {
  expect(byline.logged.map((line) => JSON.parse(line))).toMatchObject([{ msg: "a text message was not sent", reason }]);
  const all = byline.logged.join();
  for (const secret of [phone.slice(1), token, btoa(`AC1:${token}`), required(received.at(-1)).code])
    expect(all).not.toContain(secret);
}

async function signedInBy(phone: string) {
  const auth = byline.browser();
  await auth.signInWithOtp({ phone });
  const { data } = await auth.verifyOtp({ phone, token: required(received.at(-1)).code, type: "sms" });
  return { auth, user: required(data.user) };
}

test("R7.7 a code is sent while the caller waits, and signs in", async () => {
  const phone = "+4917100001";
  const auth = byline.browser();
  const { data, error } = await auth.signInWithOtp({ phone });
  expect([error, data.messageId]).toEqual([null, "SM0123456789abcdef"]);
  expect(received).toEqual([{ to: phone, code: expect.stringMatching(/^\d{6}$/) }]);
  const verified = await auth.verifyOtp({ phone, token: required(received[0]).code, type: "sms" });
  expect(verified.data.session).toBeTruthy();
  expect(await byline.letters(phone)).toEqual([]);
});

test("R7.7 a refused message leaves nothing behind, and the number may ask again at once", async () => {
  const phone = "+4917100002";
  for (const ask of ["otp", "signup"] as const) {
    const call = () =>
      ask === "otp" ? byline.browser().signInWithOtp({ phone }) : byline.browser().signUp({ phone, password });
    answer = refuses;
    byline.logged.length = 0;
    const { error } = await call();
    const message = "Error sending confirmation OTP to provider: status 400, error 21211";
    expect(error).toMatchObject({ ...refused, message });
    expectLogged(phone, "status 400, error 21211");
    expect([await accountsOf(phone), await codesFor(phone)]).toEqual([[], []]);
  }
  expect(await query("SELECT requests FROM request_counts WHERE key = 'texts'")).toEqual([{ requests: 1 }]);
  answer = sends;
  expect((await byline.browser().signUp({ phone, password })).error).toBeNull();
  const { code } = required(received.at(-1));
  expect((await byline.browser().verifyOtp({ phone, token: code, type: "sms" })).data.session).toBeTruthy();
});

test("R7.7 a code that was sent before still works when another could not be", async () => {
  const phone = "+4917100003";
  await byline.browser().signUp({ phone, password });
  const { code } = required(received.at(-1));
  await query("DELETE FROM request_counts");
  answer = refuses;
  expect((await byline.browser().resend({ type: "sms", phone })).error).toBeNull();
  expect((await byline.browser().verifyOtp({ phone, token: code, type: "sms" })).error).toBeNull();
});

test("R7.7 another number and a fresh proof are refused alike, and nothing else is changed", async () => {
  const phone = "+4917100004";
  const { auth, user } = await signedInBy(phone);
  answer = refuses;
  const change = await auth.updateUser({ phone: "+4917100005", data: { name: "Nora" } });
  expect(change.error).toMatchObject({ ...refused, message: expect.stringContaining("sending phone_change OTP") });
  const { data } = await auth.getUser();
  expect(data.user).not.toHaveProperty("new_phone");
  expect(data.user?.user_metadata).toEqual(user.user_metadata);
  expect((await auth.reauthenticate()).error).toMatchObject(refused);
  answer = sends;
  expect((await auth.updateUser({ phone: "+4917100005" })).data.user).toMatchObject({ new_phone: "4917100005" });
  const { code } = required(received.at(-1));
  const moved = await auth.verifyOtp({ phone: "+4917100005", token: code, type: "phone_change" });
  expect(moved.data.user?.phone).toBe("4917100005");
});

test("R7.7 a provider that closes the connection sent nothing", async () => {
  const phone = "+4917100006";
  answer = (response) => void response.destroy();
  expect((await byline.browser().signInWithOtp({ phone })).error).toMatchObject(refused);
  expectLogged(phone, "no connection (UND_ERR_SOCKET)");
  expect(await accountsOf(phone)).toEqual([]);
});

test("R7.7 a provider that does not answer is waited for some seconds, without a transaction", async () => {
  const phone = "+4917100007";
  let hang = () => {};
  const reached = new Promise<void>((resolve) => {
    hang = resolve;
  });
  answer = () => hang();
  const began = performance.now();
  const call = byline.browser().signInWithOtp({ phone });
  await reached;
  const open = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
  expect(await query(open)).toEqual([]);
  const atOnce = await byline.browser().signInWithOtp({ phone });
  expect(atOnce.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
  expect((await call).error).toMatchObject(refused);
  expect(performance.now() - began).toBeLessThan(60_000);
  expectLogged(phone, "no answer in time");
  answer = sends;
  expect((await byline.browser().signInWithOtp({ phone })).error).toBeNull();
});

test("an account that is deleted while its message is sent is not found any more", async () => {
  const { auth, user } = await signedInBy("+4917100009");
  answer = async (response) => {
    await query("DELETE FROM users WHERE id = $1", [user.id]);
    sends(response);
  };
  expect((await auth.reauthenticate()).error).toMatchObject({ status: 403, code: "user_not_found" });
});

test("a sign-up with a number that has an account texts its owner a code that signs in", async () => {
  const phone = "+4917100008";
  const { user } = await signedInBy(phone);
  expect((await byline.browser().signUp({ phone, password })).data.user?.identities).toHaveLength(1);
  expect(received).toHaveLength(2);
  const { code } = required(received.at(-1));
  const { data } = await byline.browser().verifyOtp({ phone, token: code, type: "sms" });
  expect(data.user?.id).toBe(user.id);
  expect((await byline.browser().signInWithPassword({ phone, password })).error?.code).toBe("invalid_credentials");
});

test("where nobody may be made, nothing tells who has an account: not the answer, the time, a message that fails, or the wait", async () => {
  const [known, unknown] = ["+4917100010", "+4917100011"];
  await signedInBy(known);
  received.length = 0;
  const ask = async (phone: string) => {
    const began = performance.now();
    const { data, error } = await byline.browser().signInWithOtp({ phone, options: { shouldCreateUser: false } });
    return { data, code: error?.code, isSlow: performance.now() - began > 990 };
  };
  answer = refuses;
  const failed = await ask(known);
  expect(failed).toMatchObject({ code: undefined, isSlow: true });
  expect(await ask(unknown)).toEqual(failed);
  const tooSoon = await ask(known);
  expect(tooSoon.code).toBe("over_sms_send_rate_limit");
  expect((await ask(unknown)).code).toBe(tooSoon.code);
  await query("DELETE FROM request_counts");
  answer = sends;
  expect(await ask(known)).toEqual(await ask(unknown));
  expect(received.map(({ to }) => to)).toEqual([known, known]);
});
