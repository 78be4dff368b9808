import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atOnce as callAtOnce } from "../../../../test/at-once.ts";
import {
  type OpenIdAccount,
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../test/outside/openid-provider.ts";
import { serviceUrl, tokensFor, walk } from "../providers/test-support.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

const accounts: OpenIdAccount[] = ["wanted", "shared", "new", "claimed"].map((sub) => ({
  sub,
  email: `${sub}@provider.example`,
  email_verified: true,
}));
let provider: OpenIdProvider;
let byline: TestServer;

beforeAll(async () => {
  provider = await startOpenIdProvider(accounts, [`${serviceUrl}/callback`, "http://127.0.0.1:1/phone"]);
  const { issuer, clientId, clientSecret } = provider;
  const google = { name: "google", issuer, clientIds: [clientId] as [string], clientSecret, keepsStandard: true };
  byline = await openTestServer({
    AUTH_MANUAL_LINKING: true,
    AUTH_SECURE_EMAIL_CHANGE: false,
    providers: [google],
    AUTH_PHONE_PROVIDER: true,
    AUTH_SMS_INTERVAL_SECONDS: 0,
    AUTH_SMS_PER_HOUR: 0,
  });
});
afterAll(async () => {
  await byline.close();
  await provider.close();
});

type Answer = { error: AuthError | null };

const atOnce = (table: "users" | "identities", calls: (() => Promise<Answer>)[]) =>
  callAtOnce(byline.database, table, calls);

function expectOneRefused(answers: Answer[], refusal: { status: number; code: string; message?: string }) {
  const errors = answers.flatMap(({ error }) => (error ? [error] : []));
  expect(errors).toMatchObject([refusal]);
}

const countOf = async (where: string, table = "users") =>
  (await byline.database.pool.query(`SELECT FROM ${table} WHERE ${where}`)).rowCount;

async function aboutToLink(auth: GoTrueClient, login: string): Promise<() => Promise<Answer>> {
  const options = { skipBrowserRedirect: true, redirectTo: "http://localhost:3000/profile" };
  const { data } = await auth.linkIdentity({ provider: "google", options });
  const { url } = await walk(byline, provider, required(data.url), { login });
  const code = required(url.searchParams.get("code"));
  return () => auth.exchangeCodeForSession(code);
}

async function pkceBrowser(email: string): Promise<GoTrueClient> {
  const { session } = await byline.signedIn(email);
  const auth = byline.browser({ flowType: "pkce" });
  await auth.setSession(session);
  return auth;
}

test("of two people who link one identity, one does", async () => {
  const people = await Promise.all(["one@once.example", "two@once.example"].map(pkceBrowser));
  const [first, second] = await Promise.all(people.map((auth) => aboutToLink(auth, "wanted")));
  const answers = await atOnce("identities", [required(first), required(second)]);
  const message = "Identity is already linked to another user";
  expectOneRefused(answers, { status: 422, code: "identity_already_exists", message });
  expect(await countOf("provider_id = 'wanted'", "identities")).toBe(1);
});

test("of two browsers of one person that link one identity, one does", async () => {
  const { session } = await byline.signedIn("both@once.example");
  const browsers = [byline.browser({ flowType: "pkce" }), byline.browser({ flowType: "pkce" })];
  const calls: (() => Promise<Answer>)[] = [];
  for (const auth of browsers) {
    await auth.setSession(session);
    calls.push(await aboutToLink(auth, "shared"));
  }
  const answers = await Promise.all(calls.map((call) => call()));
  const message = "Identity is already linked";
  expectOneRefused(answers, { status: 422, code: "identity_already_exists", message });
});

test("an address that is taken while its owner links it stays with who took it", async () => {
  const auth = byline.browser({ flowType: "pkce" });
  const phone = "+4917200009";
  await auth.signInWithOtp({ phone });
  await auth.verifyOtp({ phone, token: required((await byline.letters(phone)).at(-1)?.code), type: "sms" });
  const link = await aboutToLink(auth, "claimed");
  const email = "claimed@provider.example";
  const answers = await atOnce("users", [link, () => byline.browser().signUp({ email, password })]);
  expect(answers.map(({ error }) => error)).toEqual([null, null]);
  expect(await countOf(`email = '${email}'`)).toBe(1);
  expect(await countOf("provider_id = 'claimed'", "identities")).toBe(1);
});

test("somebody new who comes twice from a provider gets one account", async () => {
  const tokens = [await tokensFor(byline, provider, "new"), await tokensFor(byline, provider, "new")];
  const calls = tokens.map(
    ({ id_token: token, access_token }) =>
      () =>
        byline.browser().signInWithIdToken({ provider: "google", token, access_token }),
  );
  expect((await atOnce("users", calls)).map(({ error }) => error)).toEqual([null, null]);
  expect(await countOf("email = 'new@provider.example'")).toBe(1);
});

test("two sign-ups with one address make one account, and tell nothing", async () => {
  const email = "twice@once.example";
  const signUp = () => byline.browser().signUp({ email, password });
  expect((await atOnce("users", [signUp, signUp])).map(({ error }) => error)).toEqual([null, null]);
  const link = () => byline.browser().signInWithOtp({ email: "twice-linked@once.example" });
  expect((await atOnce("users", [link, link])).map(({ error }) => error)).toEqual([null, null]);
  expect(await countOf("email LIKE 'twice%@once.example'")).toBe(2);
});

test("two sign-ups with one number make one account, and the newest code signs in", async () => {
  const [typed, texted] = ["+4917200001", "+4917200002"];
  const signUp = () => byline.browser().signUp({ phone: typed, password });
  const otp = () => byline.browser().signInWithOtp({ phone: texted });
  expect((await atOnce("users", [signUp, signUp])).map(({ error }) => error)).toEqual([null, null]);
  expect((await atOnce("users", [otp, otp])).map(({ error }) => error)).toEqual([null, null]);
  for (const phone of [typed, texted]) {
    const codes = (await byline.letters(phone)).map(({ code }) => required(code));
    const verify = (token: string) => byline.browser().verifyOtp({ phone, token, type: "sms" });
    const signedIn = (await Promise.all(codes.map(verify))).filter(({ data }) => data.session);
    expect([codes.length, signedIn.length, await countOf(`phone = '${phone.slice(1)}'`)]).toEqual([2, 1, 1]);
  }
});

test("of two people who move to one number, one does", async () => {
  const phone = "+4917200003";
  const calls: (() => Promise<Answer>)[] = [];
  for (const name of ["mover-1", "mover-2"]) {
    const { auth } = await byline.signedIn(`${name}@once.example`);
    await auth.updateUser({ phone });
    const token = required((await byline.letters(phone)).at(-1)?.code);
    calls.push(() => auth.verifyOtp({ phone, token, type: "phone_change" }));
  }
  expectOneRefused(await Promise.all(calls.map((call) => call())), { status: 422, code: "phone_exists" });
});

test("of two people who move to one address, one does", async () => {
  const email = "wanted@once.example";
  const calls: (() => Promise<Answer>)[] = [];
  for (const name of ["moving-1", "moving-2"]) {
    const { auth } = await byline.signedIn(`${name}@once.example`);
    await auth.updateUser({ email });
    const token = required((await byline.letters(email)).at(-1)?.code);
    calls.push(() => auth.verifyOtp({ email, token, type: "email_change" }));
  }
  expectOneRefused(await Promise.all(calls.map((call) => call())), { status: 422, code: "email_exists" });
});

test("of two programs that make or change an account alike, one does", async () => {
  const { admin } = await byline.administration();
  const create = (user: { email?: string; phone?: string; id?: string }) => () => admin.createUser(user);
  const byEmail = create({ email: "made@once.example" });
  expectOneRefused(await atOnce("users", [byEmail, byEmail]), { status: 422, code: "email_exists" });
  const byPhone = create({ phone: "+4917200004" });
  expectOneRefused(await atOnce("users", [byPhone, byPhone]), { status: 422, code: "phone_exists" });
  const id = crypto.randomUUID();
  const sameId = [create({ id, email: "id-1@once.example" }), create({ id, email: "id-2@once.example" })];
  expectOneRefused(await atOnce("users", sameId), { status: 400, code: "validation_failed" });

  const people = await Promise.all(["change-1@once.example", "change-2@once.example"].map(byline.signedIn));
  const change = people.map(
    ({ userId }) =>
      () =>
        admin.updateUserById(userId, { email: "changed@once.example" }),
  );
  expectOneRefused(await atOnce("users", change), { status: 422, code: "email_exists" });
});
