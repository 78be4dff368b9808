import { afterAll, beforeAll, expect, test } from "vitest";
import { mailMilliseconds } from "../limits/evenly.ts";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer({ AUTH_TRUSTED_IP_HEADER: "x-real-ip", AUTH_RATE_LIMIT_TOKEN: 0 });
});
afterAll(() => byline.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(byline.url + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "x-supabase-api-version": "2024-01-01", ...headers },
  });

async function signIn(email: string, secret: string, address: string) {
  const answer = await post("/token?grant_type=password", { email, password: secret }, { "x-real-ip": address });
  return { status: answer.status, ...((await answer.json()) as { code?: string }) };
}

test("a thousand wrong passwords are held back, and the owner still gets in from elsewhere", async () => {
  const email = "owner@guessed.example";
  await byline.signedIn(email);
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn(email, `guess ${guess}`, "192.0.2.1")).code).toBe("invalid_credentials");
  const answers: Promise<{ status: number }>[] = [];
  for (let guess = 0; guess < 1_000; guess += 50) {
    const round = Array.from({ length: 50 }, (_, each) => signIn(email, `guess ${guess + each}`, "192.0.2.1"));
    await Promise.all(round);
    answers.push(...round);
  }
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([429]));
  expect((await signIn(email, password, "198.51.100.7")).status).toBe(200);
});

test("a right guess among many sent at once is worth nothing", async () => {
  const email = "burst@guessed.example";
  await byline.signedIn(email);
  const guesses = [...Array.from({ length: 30 }, (_, guess) => `guess ${guess}`), password];
  const answers = await Promise.all(guesses.map((guess) => signIn(email, guess, "192.0.2.3")));
  expect(answers.at(-1)?.status).toBe(429);
  expect(answers.filter(({ code }) => code === "invalid_credentials")).toHaveLength(10);
});

test("a wrong code takes the same time for who has an account, for whom a mail is pending, and for nobody", async () => {
  await byline.signedIn("known@timing.example");
  await byline.browser().signUp({ email: "pending@timing.example", password });
  const took = async (email: string) => {
    const began = performance.now();
    await post("/verify", { email, token: "none", type: "email" });
    return performance.now() - began;
  };
  for (const name of ["known", "pending", "nobody"])
    expect(await took(`${name}@timing.example`)).toBeGreaterThan(mailMilliseconds - 5);
});

test("guesses for an address without an account are held back alike", async () => {
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn("nobody@guessed.example", "a guess", "192.0.2.9")).code).toBe("invalid_credentials");
  expect((await signIn("nobody@guessed.example", "a guess", "192.0.2.9")).status).toBe(429);
});

const foreign = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example",
  origin: "https://evil.example",
};

test.each<Record<string, string>>([{}, { referer: "https://evil.example/" }, { redirect_to: "https://evil.example/" }])(
  "links and redirects stay with Byline, whatever a request says of its host (%j)",
  async (more) => {
    const email = `host${Object.keys(more).join("")}@hosts.example`;
    await post("/signup", { email, password }, { ...foreign, ...more });
    const link = required((await byline.letters(email))[0]?.action).path;
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/verify\?/);
    expect(link).not.toContain("evil");
    const { search } = new URL(link);
    const answer = await fetch(`${byline.url}/verify${search}`, {
      redirect: "manual",
      headers: { ...foreign, ...more },
    });
    expect(new URL(required(answer.headers.get("location"))).origin).toBe("http://localhost:3000");
  },
);

test.each([
  "https://evil.example/",
  "//evil.example/",
  "https:evil.example",
  "https://localhost:3000@evil.example/",
  "http://localhost:3000.evil.example/",
  "http://localhost:3000\\@evil.example/",
  "javascript:alert(1)//http://localhost:3000/",
  "data:text/html,hello",
  "http://2130706433/",
  "\thttps://evil.example",
])("the link itself leads nowhere else: %j", async (redirect_to) => {
  const query = new URLSearchParams({ type: "signup", token: "none", redirect_to });
  const answer = await fetch(`${byline.url}/verify?${query}`, { redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(new URL(required(answer.headers.get("location"))).origin).toBe("http://localhost:3000");
});

test("a code survives few wrong guesses, also of a new address", async () => {
  const { auth } = await byline.signedIn("moving@guessed.example");
  await auth.updateUser({ email: "moved@guessed.example" });
  const token = required((await byline.letters("moved@guessed.example")).at(-1)?.code);
  const wrong = token === "000000" ? "000001" : "000000";
  const guess = (code: string) =>
    byline.browser().verifyOtp({ email: "moved@guessed.example", token: code, type: "email_change" });
  for (let attempt = 0; attempt < 5; attempt++) expect((await guess(wrong)).error?.code).toBe("otp_expired");
  expect((await guess(token)).error?.code).toBe("otp_expired");
});

test("two passwords that agree in 72 bytes are two", async () => {
  const email = "long@passwords.example";
  const long = "ünder the harbour light ".repeat(4);
  const admin = (await byline.administration()).admin;
  await admin.createUser({ email, password: `${long}a`, email_confirm: true });
  expect((await signIn(email, `${long}b`, "192.0.2.20")).code).toBe("invalid_credentials");
  expect((await signIn(email, `${long}a`, "192.0.2.20")).status).toBe(200);
});

test("R7.7 a call that finds no end is answered within ten seconds, with the protocol's own code", {
  timeout: 60_000,
}, async () => {
  const email = "slow@budget.example";
  await byline.signedIn(email);
  const blocker = await byline.database.pool.connect();
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM auth.users WHERE email = $1 FOR UPDATE", [email]);
  const answer = await post("/recover", { email });
  await blocker.query("ROLLBACK");
  blocker.release();
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([504, "request_timeout"]);
  expect(answer.headers.get("retry-after")).toBe("2");
});
