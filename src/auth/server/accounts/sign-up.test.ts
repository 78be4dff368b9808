import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

test("sign-up, mail, link, session", async () => {
  const email = "alice@agency.example";
  const auth = byline.browser();
  const { data } = await auth.signUp({
    email: " Alice@Agency.example",
    password,
    options: { data: { name: "Alice" } },
  });
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email,
    phone: "",
    role: "authenticated",
    user_metadata: { name: "Alice" },
    is_anonymous: false,
  });
  expect(data.user?.identities).toMatchObject([{ id: data.user?.id, provider: "email", email }]);
  expect(data.user).not.toHaveProperty("confirmed_at");

  const early = await auth.signInWithPassword({ email, password });
  expect(early.error?.code).toBe("email_not_confirmed");

  const landing = await byline.openLink(email);
  expect(landing.origin).toBe("http://localhost:3000");
  const { access_token, refresh_token, type } = fragmentOf(landing);
  expect(type).toBe("signup");
  const session = await auth.setSession({
    access_token: required(access_token),
    refresh_token: required(refresh_token),
  });
  expect(session.data.user?.email_confirmed_at).toBeTruthy();
  expect(session.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
});

test("a link works once, and its error comes back in the fragment", async () => {
  const email = "once@agency.example";
  await byline.browser().signUp({ email, password });
  await byline.openLink(email);
  expect(fragmentOf(await byline.openLink(email))).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Email link is invalid or has expired",
    sb: "",
  });
});

test("a program that looks ahead does not use the link", async () => {
  const email = "ahead@agency.example";
  await byline.browser().signUp({ email, password });
  const { search } = new URL(required((await byline.letters(email))[0]?.action).path);
  const ahead = await fetch(`${byline.url}/verify${search}`, { headers: { "sec-purpose": "prefetch;prerender" } });
  expect(ahead.status).toBe(204);
  expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");
});

test("looking at a link's head does not use it", async () => {
  const email = "head@agency.example";
  await byline.browser().signUp({ email, password });
  const { search } = new URL(required((await byline.letters(email))[0]?.action).path);
  const head = await fetch(`${byline.url}/verify${search}`, { method: "HEAD", redirect: "manual" });
  expect(head.status).toBe(404);
  expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");
});

test("the code of the same mail signs in, after few wrong ones it is dead but the link is not", async () => {
  const email = "code@agency.example";
  const auth = byline.browser();
  await auth.signUp({ email, password });
  const code = required((await byline.letters(email))[0]?.code);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let attempt = 0; attempt < 5; attempt++) {
    const { error } = await auth.verifyOtp({ email, token: wrong, type: "email" });
    expect(error).toMatchObject({ code: "otp_expired", status: 403, message: "Token has expired or is invalid" });
  }
  expect((await auth.verifyOtp({ email, token: code, type: "email" })).error?.code).toBe("otp_expired");

  await auth.resend({ type: "signup", email });
  const fresh = required((await byline.letters(email))[1]?.code);
  const { data } = await auth.verifyOtp({ email, token: fresh, type: "signup" });
  expect(data.session?.access_token).toBeTruthy();
});

test("wrong codes are counted over several mails: who asks for ever new ones guesses no further, and the link still works", async () => {
  const email = "guesser@agency.example";
  const auth = byline.browser();
  await auth.signUp({ email, password });
  const newest = async () => required((await byline.letters(email)).at(-1)?.code);
  for (let round = 0; round < 2; round++) {
    const wrong = (await newest()) === "000000" ? "000001" : "000000";
    for (let attempt = 0; attempt < 5; attempt++) await auth.verifyOtp({ email, token: wrong, type: "email" });
    await auth.resend({ type: "signup", email });
  }
  const refused = await auth.verifyOtp({ email, token: await newest(), type: "email" });
  expect(refused.error).toMatchObject({ status: 403, code: "otp_expired" });
  expect(fragmentOf(await byline.openLink(email))).toHaveProperty("access_token");
});

test("a link's token can be exchanged without following it", async () => {
  const email = "hash@agency.example";
  const auth = byline.browser();
  await auth.signUp({ email, password });
  const path = required((await byline.letters(email))[0]?.action).path;
  const token_hash = required(new URL(path, byline.url).searchParams.get("token"));
  expect((await auth.verifyOtp({ token_hash, type: "recovery" })).error?.code).toBe("otp_expired");
  expect((await auth.verifyOtp({ token_hash, type: "email" })).data.session).toBeTruthy();
  expect((await auth.verifyOtp({ token_hash, type: "email" })).error?.message).toBe(
    "Email link is invalid or has expired",
  );
});

test("the password that counts is that of the sign-up whose mail was confirmed; an earlier one is void, its mail too", async () => {
  const email = "twice@agency.example";
  const [stranger, owner] = [byline.browser(), byline.browser()];
  const first = await stranger.signUp({ email, password: "a stranger's password", options: { data: { name: "Eve" } } });
  const second = await owner.signUp({ email, password, options: { data: { name: "Olga" } } });
  expect(second.data.user).toMatchObject({ user_metadata: { name: "Olga" } });
  expect(second.data.user?.id).not.toBe(first.data.user?.id);
  const letters = await byline.letters(email);
  expect(letters).toHaveLength(2);
  const token_hash = required(new URL(required(letters[0]?.action).path).searchParams.get("token"));
  expect((await stranger.verifyOtp({ token_hash, type: "email" })).error?.code).toBe("otp_expired");
  await byline.openLink(email);
  expect((await owner.signInWithPassword({ email, password })).data.user?.user_metadata).toEqual({ name: "Olga" });
  const late = await stranger.signInWithPassword({ email, password: "a stranger's password" });
  expect(late.error?.code).toBe("invalid_credentials");
});

test("the mail that is sent again confirms by its code as well, and a stranger's password does not outlive it", async () => {
  const email = "again@agency.example";
  const [stranger, owner] = [byline.browser(), byline.browser()];
  await stranger.signUp({ email, password: "a stranger's password" });
  await owner.resend({ type: "signup", email });
  const token = required((await byline.letters(email)).at(-1)?.code);
  expect((await owner.verifyOtp({ email, token, type: "signup" })).error).toBeNull();
  const late = await stranger.signInWithPassword({ email, password: "a stranger's password" });
  expect(late.error?.code).toBe("invalid_credentials");
  expect((await owner.updateUser({ password })).error).toBeNull();
  expect((await byline.browser().signInWithPassword({ email, password })).error).toBeNull();
});

test("nobody learns from a sign-up who has an account: new, unconfirmed and confirmed addresses get the same answer", async () => {
  const post = async (email: string) => {
    const answer = await fetch(`${byline.url}/signup`, { method: "POST", body: JSON.stringify({ email, password }) });
    return { status: answer.status, body: await answer.text() };
  };
  await byline.signedIn("confirmed@alike.example");
  await post("unopened@alike.example");
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shapeOf);
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
    const text = String(value);
    if (/^[0-9a-f]{8}-/.test(text)) return `uuid ${text[14]}`;
    return /^\d{4}-\d\d-\d\dT/.test(text) ? "instant" : value;
  };
  // Equal lengths, so that answers differ only by content.
  const answers = await Promise.all(
    ["unheardof", "unopened-", "confirmed"].map((name) => post(`${name.replace("-", "")}@alike.example`)),
  );
  const alike = answers.map(({ status, body }) => ({
    status,
    shape: shapeOf(JSON.parse(body.replaceAll(/[a-z]+@alike/g, "somebody@alike"))),
  }));
  expect(alike[1]).toEqual(alike[0]);
  expect(alike[2]).toEqual(alike[0]);
  for (const { body } of answers) {
    const made = Number.parseInt(JSON.parse(body).id.replaceAll("-", "").slice(0, 12), 16);
    expect(Date.now() - made).toBeLessThan(60_000);
  }
});

test("of a link and another sign-up at the same moment, one is first, and its password alone opens", async () => {
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const email = `moment${round}@agency.example`;
    const other = "another long password";
    await byline.browser().signUp({ email, password });
    // Read before, since the second mail's link would open with the second password.
    const { search } = new URL(required((await byline.letters(email))[0]?.action).path);
    const [opened, second] = await Promise.all([
      fetch(`${byline.url}/verify${search}`, { redirect: "manual" }),
      byline.browser().signUp({ email, password: other }),
    ]);
    expect([opened.status, second.error]).toEqual([303, null]);
    const landing = new URL(required(opened.headers.get("location")));
    const isFirst = fragmentOf(landing).access_token !== undefined;
    if (!isFirst) await byline.openLink(email);
    const opens = async (typed: string) =>
      (await byline.browser().signInWithPassword({ email, password: typed })).error === null;
    expect([await opens(password), await opens(other)]).toEqual([isFirst, !isFirst]);
  }
});

test("R8.1 a known address is answered like a new one, with a user that does not exist, and its owner is told that somebody tried", async () => {
  const email = "known@agency.example";
  const { userId, auth } = await byline.signedIn(email);
  const { data, error } = await byline.browser().signUp({ email, password: "another long password" });
  expect(error).toBeNull();
  expect(data.user?.id).not.toBe(userId);
  expect(data.user).toMatchObject({
    email,
    role: "authenticated",
    app_metadata: { provider: "email", providers: ["email"] },
  });
  const [letter, ...others] = await byline.letters(email);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    subject: "You already have an account",
    action: { label: "Log in", path: "http://localhost:3000/sign-in" },
  });
  expect(letter?.paragraphs.join(" ")).toMatch(
    /Someone tried to sign up .* your password\. .*http:\/\/localhost:3000\/forgot/,
  );
  expect(letter).not.toHaveProperty("code");
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("R8.1 the owner who signs in elsewhere is told by whom", async () => {
  const email = "elsewhere@agency.example";
  const { userId } = await byline.signedIn(email);
  await byline.database.pool.query("UPDATE auth.users SET encrypted_password = NULL WHERE id = $1", [userId]);
  await byline.database.pool.query(
    `INSERT INTO auth.identities (id, user_id, provider, provider_id, identity_data)
     VALUES (gen_random_uuid(), $1, 'linkedin_oidc', 'elsewhere', '{}')`,
    [userId],
  );
  await byline.browser().signUp({ email, password });
  const [letter] = await byline.letters(email);
  expect(letter?.paragraphs[1]).toContain("log in with LinkedIn.");
});

test("two sign-ups at once make one account", async () => {
  const email = "race@agency.example";
  const answers = await Promise.all([1, 2, 3, 4].map(() => byline.browser().signUp({ email, password })));
  expect(answers.every(({ error }) => error === null)).toBe(true);
  await byline.openLink(email);
  expect((await byline.browser().signInWithPassword({ email, password })).error).toBeNull();
});

test("the mail's link leads only where Byline allows", async () => {
  const auth = byline.browser();
  const leadsTo = async (email: string, emailRedirectTo: string) => {
    await auth.signUp({ email, password, options: { emailRedirectTo } });
    const landing = await byline.openLink(email);
    return landing.origin + landing.pathname;
  };
  expect(await leadsTo("redirect1@agency.example", "http://localhost:3000/confirm")).toBe(
    "http://localhost:3000/confirm",
  );
  expect(await leadsTo("redirect2@agency.example", "https://one.preview.example/a/b")).toBe(
    "https://one.preview.example/a/b",
  );
  expect(await leadsTo("redirect3@agency.example", "https://evil.example/")).toBe("http://localhost:3000/");
});

test("a weak password is refused with its reasons", async () => {
  const { error } = await byline.browser().signUp({ email: "weak@agency.example", password: "abc123" });
  expect(error).toMatchObject({
    name: "AuthWeakPasswordError",
    status: 422,
    code: "weak_password",
    reasons: ["length", "pwned"],
  });
});
