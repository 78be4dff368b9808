import { afterEach, expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { type AuthConfig, authSettings } from "../config.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer | undefined;
afterEach(async () => {
  await byline?.close();
  byline = undefined;
});

async function open(config: Partial<AuthConfig>): Promise<TestServer> {
  byline = await openTestServer(config);
  return byline;
}

const settingsOf = ({ url }: TestServer) => fetch(`${url}/settings`).then((answer) => answer.json());

test("variables are read as the environment writes them", () => {
  const config = readConfig({
    PUBLIC_URL: "https://news.example/",
    AUTH_PATH: "/",
    AUTH_AUTOCONFIRM: "true",
    AUTH_RATE_LIMIT_TOKEN: "0",
    AUTH_PASSWORD_REQUIRED_GROUPS: "lower, digit",
    REDIRECT_URLS: "https://a.example/**, https://b.example/**",
    AUTH_ADMIN_ROLES: "",
  });
  expect(authSettings(config)).toMatchObject({
    serviceUrl: "https://news.example",
    issuer: "https://news.example",
    siteUrl: "https://news.example",
    AUTH_AUTOCONFIRM: true,
    AUTH_RATE_LIMIT_TOKEN: 0,
    AUTH_PASSWORD_REQUIRED_GROUPS: ["lower", "digit"],
    redirectUrls: ["https://a.example/**", "https://b.example/**"],
    adminRoles: ["service_role", "supabase_admin"],
  });
  expect(() => readConfig({ AUTH_OTP_LENGTH: "3", AUTH_PATH: "auth" })).toThrow(/AUTH_PATH.*AUTH_OTP_LENGTH/s);
});

test("no code and no challenge outlives the cleanup, which comes after a day", () => {
  const lives = ["AUTH_OTP_EXPIRY", "AUTH_SMS_OTP_EXPIRY", "AUTH_FLOW_STATE_EXPIRY", "AUTH_MFA_CHALLENGE"];
  for (const life of lives.map((name) => `${name}_SECONDS`)) {
    expect(readConfig({ [life]: "86400" })).toMatchObject({ [life]: 86_400 });
    expect(() => readConfig({ [life]: "86401" })).toThrow(life);
  }
});

test("what belongs together is set together", () => {
  const wrong = (env: Record<string, string>) => expect(() => readConfig(env));
  wrong({ AUTH_SMS_ACCOUNT: "AC1" }).toThrow(/AUTH_SMS_TOKEN.*AUTH_SMS_FROM/s);
  wrong({ AUTH_CAPTCHA_PROVIDER: "turnstile" }).toThrow("AUTH_CAPTCHA_SECRET");
  wrong({ AUTH_CAPTCHA_PROVIDER: "recaptcha" }).toThrow("AUTH_CAPTCHA_PROVIDER");
  wrong({ AUTH_SMS_TEST_OTP: "+4917000001" }).toThrow("number=code");
  const away = readConfig({
    AUTH_CAPTCHA_PROVIDER: "turnstile",
    AUTH_CAPTCHA_SITE_KEY: "key",
    AUTH_URL: "https://auth.example",
    AUTH_SMS_TEST_OTP: "+4917000001=123456, 4917000002=654321",
  });
  expect([...authSettings(away).testCodes]).toEqual([
    ["4917000001", "123456"],
    ["4917000002", "654321"],
  ]);
});

test("the accounts' schema has a plain name of its own", () => {
  const named = (AUTH_DATABASE_SCHEMA: string) => readConfig({ AUTH_DATABASE_SCHEMA }).AUTH_DATABASE_SCHEMA;
  expect([named(""), named("people_2")]).toEqual(["auth", "people_2"]);
  const unfit = ["People", "2people", 'a";DROP', "a b", "a,b", "pg_people", "ü", "a".repeat(64)];
  for (const name of unfit) expect(() => named(name)).toThrow(/^AUTH_DATABASE_SCHEMA: write it in lower case/);
  for (const name of ["public", "pgboss", "drizzle", "information_schema"])
    expect(() => named(name)).toThrow("AUTH_DATABASE_SCHEMA: this schema holds something else");
});

test("R7.7 an installation may be closed to new accounts, and say so", async () => {
  const closed = await open({ AUTH_SIGNUP: false });
  const refused = { status: 422, code: "signup_disabled" };
  expect((await closed.browser().signUp({ email: "a@closed.example", password })).error).toMatchObject(refused);
  expect((await closed.browser().signInWithOtp({ email: "a@closed.example" })).error).toBeNull();
  expect(await closed.letters("a@closed.example")).toEqual([]);
  expect(await settingsOf(closed)).toMatchObject({ disable_signup: true });
});

test("R7.7 an installation may do without addresses and passwords", async () => {
  const off = await open({ AUTH_EMAIL_PROVIDER: false });
  const code = "email_provider_disabled";
  const email = "a@off.example";
  expect((await off.browser().signUp({ email, password })).error?.code).toBe(code);
  expect((await off.browser().signInWithPassword({ email, password })).error?.code).toBe(code);
  expect((await off.browser().signInWithOtp({ email })).error?.code).toBe(code);
  expect(await settingsOf(off)).toMatchObject({ external: { email: false } });
});

test("R7.7 an installation that asks for no proof signs in at once", async () => {
  const trusting = await open({ AUTH_AUTOCONFIRM: true });
  const email = "quick@trusting.example";
  const { data } = await trusting.browser().signUp({ email, password });
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  expect(await trusting.letters(email)).toEqual([]);
  expect((await trusting.browser().signUp({ email, password })).error).toMatchObject({
    status: 422,
    code: "user_already_exists",
    message: "User already registered",
  });
});

test("R7.7 passwords may be shorter, or need certain characters", async () => {
  const strict = await open({ AUTH_PASSWORD_MIN_LENGTH: 6, AUTH_PASSWORD_REQUIRED_GROUPS: ["upper", "digit"] });
  const signUp = (secret: string) => strict.browser().signUp({ email: "p@strict.example", password: secret });
  expect((await signUp("kvzqtx")).error).toMatchObject({ code: "weak_password", reasons: ["characters"] });
  expect((await signUp("Kvz9qt")).error).toBeNull();
});

test("R7.7 codes may be longer and live shorter", async () => {
  const { browser, letters, database } = await open({ AUTH_OTP_LENGTH: 10, AUTH_OTP_EXPIRY_SECONDS: 60 });
  const email = "code@long.example";
  await browser().signUp({ email, password });
  const token = required((await letters(email))[0]?.code);
  expect(token).toMatch(/^\d{10}$/);
  await database.pool.query("UPDATE auth.one_time_tokens SET created_at = now() - interval '61 seconds'");
  expect((await browser().verifyOtp({ email, token, type: "email" })).error?.code).toBe("otp_expired");
});

test("R7.7 tokens say what Byline calls itself, its audience and its people", async () => {
  const named = await open({
    AUTH_JWT_ISSUER: "https://issuer.example",
    AUTH_JWT_AUDIENCE: "readers",
    AUTH_JWT_ROLE: "member",
    AUTH_AUTOCONFIRM: true,
    JWT_EXPIRY_SECONDS: 120,
  });
  const auth = named.browser();
  const { data } = await auth.signUp({ email: "a@named.example", password });
  expect(data.session?.expires_in).toBe(120);
  const expected = { iss: "https://issuer.example", aud: "readers", role: "member" };
  expect((await auth.getClaims()).data?.claims).toMatchObject(expected);
  expect((await auth.getUser()).data.user).toMatchObject({ aud: "readers", role: "member" });
});

test("R7.7 a call has its own limit, and Byline as a whole may mail less", async () => {
  const { browser } = await open({ AUTH_RATE_LIMIT_RECOVER: 3, AUTH_MAILS_PER_HOUR: 2 });
  const recover = async (number: number) =>
    (await browser().resetPasswordForEmail(`nobody${number}@limits.example`)).error?.code;
  expect([await recover(1), await recover(2), await recover(3), await recover(4)]).toEqual([
    undefined,
    undefined,
    "over_email_send_rate_limit",
    "over_request_rate_limit",
  ]);
});

test("R7.7 a second factor is asked for 15 times a minute, and answered as often, unless Byline says otherwise", async () => {
  const attempts = async (config: Partial<AuthConfig>, calls: number) => {
    const { auth, session } = await (await open(config)).signedIn("factor@limits.example");
    const { data } = await auth.mfa.enroll({ factorType: "totp" });
    const factorId = required(data).id;
    const headers = { authorization: `Bearer ${session.access_token}` };
    const post = async (path: string) =>
      (await fetch(`${byline?.url}/factors/${factorId}/${path}`, { method: "POST", headers, body: "{}" })).status;
    const statuses = { challenge: [] as number[], verify: [] as number[] };
    for (let call = 0; call < calls; call++) {
      statuses.challenge.push(await post("challenge"));
      statuses.verify.push(await post("verify"));
    }
    await byline?.close();
    return statuses;
  };
  const standard = await attempts({ AUTH_RATE_LIMIT: 30 }, 16);
  expect(standard.challenge).toEqual([...Array(15).fill(200), 429]);
  expect(standard.verify).toEqual([...Array(15).fill(400), 429]);
  expect((await attempts({ AUTH_RATE_LIMIT: 30, AUTH_RATE_LIMIT_MFA: 1 }, 2)).challenge).toEqual([200, 429]);
  const off = await attempts({ AUTH_RATE_LIMIT: 30, AUTH_RATE_LIMIT_MFA: 0 }, 20);
  expect(off.challenge).toEqual(Array(20).fill(200));
  byline = undefined;
});

test("R7.7 behind a proxy the visitor is who its header says", async () => {
  const { url } = await open({ AUTH_RATE_LIMIT: 1, AUTH_TRUSTED_IP_HEADER: "x-real-ip" });
  const from = async (address: string) =>
    (await fetch(`${url}/recover`, { method: "POST", body: "{}", headers: { "x-real-ip": address } })).status;
  expect([await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.2")]).toEqual([400, 429, 400]);
});

test("R7.7 the service may have another address than the site", async () => {
  const { browser, letters } = await open({
    AUTH_PUBLIC_URL: "https://auth.example/v1",
    AUTH_SITE_URL: "https://app.example",
  });
  const email = "a@elsewhere.example";
  await browser().signUp({ email, password });
  const link = required((await letters(email))[0]?.action).path;
  expect(link).toMatch(/^https:\/\/auth\.example\/v1\/verify\?/);
  expect(new URL(link).searchParams.get("redirect_to")).toBe("https://app.example");
});
