import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let verifier: Server;
const asked: Record<string, string>[] = [];
let byline: TestServer;

beforeAll(async () => {
  verifier = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push(form);
    const success = form.response === "human" && form.secret === "byline secret";
    response.end(JSON.stringify(success ? { success } : { success, "error-codes": ["invalid-input-response"] }));
  });
  await new Promise<void>((resolve) => verifier.listen(0, "127.0.0.1", resolve));
  byline = await openTestServer({
    AUTH_CAPTCHA_PROVIDER: "turnstile",
    AUTH_CAPTCHA_SECRET: "byline secret",
    AUTH_CAPTCHA_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify`,
    AUTH_PHONE_PROVIDER: true,
    AUTH_ANONYMOUS_PROVIDER: true,
  });
});
afterAll(async () => {
  await byline.close();
  verifier.close();
});

const email = "robot@captcha.example";

const guarded = (captchaToken: string | undefined) => {
  const options = captchaToken ? { captchaToken } : {};
  const auth = byline.browser();
  return {
    signUp: () => auth.signUp({ email, password, options }),
    anonymously: () => auth.signInAnonymously({ options }),
    password: () => auth.signInWithPassword({ email: "known@captcha.example", password, options }),
    otp: () => auth.signInWithOtp({ email: "otp@captcha.example", options }),
    phone: () => auth.signInWithOtp({ phone: "+4917000001", options }),
    recover: () => auth.resetPasswordForEmail(email, options),
    resend: () => auth.resend({ type: "signup", email, options }),
  };
};

type GuardedCall = keyof ReturnType<typeof guarded>;
const calls: GuardedCall[] = ["signUp", "anonymously", "password", "otp", "phone", "recover", "resend"];

test.each(calls)("R7.7 a captcha guards %s", async (call) => {
  const { admin } = await byline.administration();
  await admin.createUser({ email: "known@captcha.example", password, email_confirm: true });
  expect((await guarded(undefined)[call]()).error).toMatchObject({
    status: 400,
    code: "captcha_failed",
    message: "captcha protection: request disallowed (no captcha_token found)",
  });
  expect((await guarded("a robot's guess")[call]()).error).toMatchObject({
    status: 400,
    code: "captcha_failed",
    message: "captcha protection: request disallowed (invalid-input-response)",
  });
  expect((await guarded("human")[call]()).error).toBeNull();
  expect(asked.at(-1)).toEqual({ secret: "byline secret", response: "human", remoteip: "127.0.0.1" });
});

test("R7.7 who is signed in, and the administration, is not asked", async () => {
  const auth = byline.browser();
  const { data } = await auth.signInWithPassword({
    email: "known@captcha.example",
    password,
    options: { captchaToken: "human" },
  });
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await auth.updateUser({ data: { name: "Known" } })).error).toBeNull();
  const administration = await byline.administration();
  expect((await administration.resetPasswordForEmail(email)).error).toBeNull();
  const { error } = await byline
    .browser({ headers: { Authorization: `Bearer ${required(data.session).access_token}` } })
    .resetPasswordForEmail(email);
  expect(error?.code).toBe("captcha_failed");
});

test("R7.7 while the provider cannot be asked, nobody new comes in", async () => {
  const closed = await openTestServer({
    AUTH_CAPTCHA_PROVIDER: "hcaptcha",
    AUTH_CAPTCHA_SECRET: "s",
    AUTH_CAPTCHA_URL: "http://127.0.0.1:1/",
  });
  const { error } = await closed.browser().signUp({ email, password, options: { captchaToken: "human" } });
  expect(error).toMatchObject({ status: 503, name: "AuthRetryableFetchError" });
  await closed.close();
});
