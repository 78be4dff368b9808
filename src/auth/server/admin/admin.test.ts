import { hash as argon2 } from "@node-rs/argon2";
import { hash as bcrypt } from "@node-rs/bcrypt";
import type { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
let admin: GoTrueClient["admin"];
beforeAll(async () => {
  byline = await openTestServer();
  admin = (await byline.administration()).admin;
});
afterAll(() => byline.close());

const signIn = (email: string, secret = password) => byline.browser().signInWithPassword({ email, password: secret });

async function follow(link: string): Promise<URL> {
  const { search } = new URL(link);
  const answer = await fetch(`${byline.url}/verify${search}`, { redirect: "manual" });
  return new URL(required(answer.headers.get("location")));
}

test("R7.7 an account is made, read, changed and deleted", async () => {
  const email = "made@admin.example";
  const made = await admin.createUser({
    email,
    password,
    email_confirm: true,
    user_metadata: { name: "Mina" },
    app_metadata: { plan: "byline" },
  });
  const id = required(made.data.user).id;
  expect(made.data.user).toMatchObject({
    email,
    user_metadata: { name: "Mina" },
    app_metadata: { plan: "byline", provider: "email", providers: ["email"] },
    identities: [{ provider: "email", identity_data: { email_verified: true } }],
  });
  expect(await byline.letters(email)).toEqual([]);
  const { data: device } = await signIn(email);

  const changed = await admin.updateUserById(id, {
    email: "moved@admin.example",
    app_metadata: { plan: null, seat: 4 },
    password: "another quiet harbour",
  });
  expect(changed.data.user).toMatchObject({ email: "moved@admin.example" });
  expect(changed.data.user?.app_metadata).toEqual({ provider: "email", providers: ["email"], seat: 4 });
  expect((await byline.browser().getUser(device.session?.access_token)).error?.name).toBe("AuthSessionMissingError");
  expect((await signIn("moved@admin.example", "another quiet harbour")).error).toBeNull();

  expect((await admin.getUserById(id)).data.user?.id).toBe(id);
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
});

test("R7.7 a soft deletion keeps the row and frees the address", async () => {
  const email = "soft@admin.example";
  const { userId } = await byline.signedIn(email);
  await admin.deleteUser(userId, true);
  const { data } = await admin.getUserById(userId);
  expect(data.user).toMatchObject({ email: "", identities: [], deleted_at: expect.any(String) });
  expect((await signIn(email)).error?.code).toBe("invalid_credentials");
  expect((await admin.createUser({ email, password })).error).toBeNull();
});

test("R7.7 who is banned neither signs in nor goes on", async () => {
  const email = "banned@admin.example";
  const { auth, userId } = await byline.signedIn(email);
  const { data } = await admin.updateUserById(userId, { ban_duration: "24h" });
  expect(data.user).toHaveProperty("banned_until");
  expect((await signIn(email)).error).toMatchObject({ status: 400, code: "user_banned" });
  expect((await auth.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
  expect((await auth.refreshSession()).error?.code).toBe("user_banned");
  await admin.updateUserById(userId, { ban_duration: "none" });
  expect((await signIn(email)).error).toBeNull();
  expect((await admin.updateUserById(userId, { ban_duration: "for ever" })).error?.status).toBe(400);
});

test("R7.7 hashes of another installation are taken in, and replaced at the first sign-in", async () => {
  const hashes = {
    bcrypt: (await bcrypt(password, 10)).replace("$2b$", "$2a$"),
    argon2: await argon2(password, { memoryCost: 8192, timeCost: 3 }),
  };
  for (const [kind, password_hash] of Object.entries(hashes)) {
    const email = `${kind}@admin.example`;
    const { data } = await admin.createUser({ email, password_hash, email_confirm: true });
    expect((await signIn(email, "not this one")).error?.code).toBe("invalid_credentials");
    expect((await signIn(email)).error).toBeNull();
    const { rows } = await byline.database.pool.query("SELECT encrypted_password FROM auth.users WHERE id = $1", [
      data.user?.id,
    ]);
    expect(rows[0].encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email)).error).toBeNull();
  }
  const refused = await admin.createUser({ email: "md5@admin.example", password_hash: "d41d8cd98f00b204" });
  expect(refused.error).toMatchObject({ status: 400, code: "validation_failed" });
});

test("of a bcrypt hash's password, nothing past its 72 bytes opens the account", async () => {
  const email = "long@admin.example";
  const long = "harbour ".repeat(9);
  await admin.createUser({ email, password_hash: await bcrypt(long, 4), email_confirm: true });
  expect((await signIn(email, `${long}x`)).error?.code).toBe("invalid_credentials");
  expect((await signIn(email, long)).error).toBeNull();
});

test("R7.7 lists come in pages, the newest first, with the count and the way on", async () => {
  for (const number of [1, 2, 3]) await admin.createUser({ email: `page${number}@list.example`, password });
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data.users.map(({ email }) => email)).toEqual(["page3@list.example", "page2@list.example"]);
  expect(first.data).toMatchObject({ nextPage: 2, total: expect.any(Number), aud: "authenticated" });
  const { data: second } = await admin.listUsers({ page: 2, perPage: 2 });
  expect(second.users[0]?.email).toBe("page1@list.example");
  for (const query of ["page=-1", "page=x", "per_page=0"])
    expect((await call(`/admin/users?${query}`)).status).toBe(400);
  expect((await admin.listUsers()).data.users.slice(0, 2)).toEqual(first.data.users);
  const filtered = await call("/admin/users?filter=LIST.example");
  expect(filtered.headers.get("x-total-count")).toBe("3");
});

async function call(path: string, token?: string): Promise<Response> {
  const bearer = token ?? (await headersOf());
  return fetch(byline.url + path, { headers: { authorization: bearer, "x-supabase-api-version": "2024-01-01" } });
}

async function headersOf(): Promise<string> {
  const client = await byline.administration();
  return (client as unknown as { headers: Record<string, string> }).headers.Authorization ?? "";
}

test("R7.7 an invitation signs in, and the account is confirmed", async () => {
  const email = "invited@admin.example";
  const { data } = await admin.inviteUserByEmail(email, { data: { team: "desk" } });
  expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: "desk" } });
  const stranger = await byline.browser().signUp({ email, password });
  expect(stranger.data.user).toMatchObject({ user_metadata: {} });
  expect(stranger.data.user).not.toHaveProperty("invited_at");
  await admin.inviteUserByEmail(email);
  const landing = fragmentOf(await byline.openLink(email));
  expect(landing.type).toBe("invite");
  const { data: own } = await byline.browser().getUser(landing.access_token);
  expect(own.user).toHaveProperty("email_confirmed_at");
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" });
});

test("a sign-up link for an address that a stranger has signed up with takes the password that it was made with", async () => {
  const email = "linked@admin.example";
  await byline.browser().signUp({ email, password: "a stranger's password" });
  const { data } = await admin.generateLink({ type: "signup", email, password });
  await follow(required(data.properties).action_link);
  expect((await signIn(email)).error).toBeNull();
  expect((await signIn(email, "a stranger's password")).error?.code).toBe("invalid_credentials");
});

test("R7.7 links of every kind are made without a mail", async () => {
  const email = "links@admin.example";
  const newEmail = "links-new@admin.example";
  const redirectTo = "http://localhost:3000/confirm";
  const signUp = await admin.generateLink({ type: "signup", email, password, options: { redirectTo } });
  expect(signUp.data.properties).toMatchObject({ verification_type: "signup", redirect_to: redirectTo });
  const landing = await follow(required(signUp.data.properties).action_link);
  expect(landing.pathname).toBe("/confirm");
  expect(fragmentOf(landing).type).toBe("signup");

  for (const type of ["magiclink", "recovery"] as const) {
    const { data } = await admin.generateLink({ type, email });
    const { hashed_token, verification_type, email_otp } = required(data.properties);
    expect(verification_type).toBe(type);
    expect(email_otp).toMatch(/^\d{6}$/);
    const { error } = await byline.browser().verifyOtp({ token_hash: hashed_token, type });
    expect(error).toBeNull();
  }
  const from = await admin.generateLink({ type: "email_change_current", email, newEmail });
  await follow(required(from.data.properties).action_link);
  const to = await admin.generateLink({ type: "email_change_new", email, newEmail });
  expect(fragmentOf(await follow(required(to.data.properties).action_link)).type).toBe("email_change");
  expect((await signIn(newEmail)).error).toBeNull();
  const invited = await admin.generateLink({ type: "invite", email: "asked@admin.example" });
  expect(fragmentOf(await follow(required(invited.data.properties).action_link)).type).toBe("invite");
  const unknown = await admin.generateLink({ type: "magiclink", email: "unknown@admin.example" });
  expect(unknown.data.properties?.verification_type).toBe("signup");
  expect((await admin.generateLink({ type: "recovery", email: "none@admin.example" })).error?.status).toBe(404);
  expect(await byline.letters(email)).toEqual([]);
});

test("R7.7 a session is ended by its own token", async () => {
  const { auth, session } = await byline.signedIn("leaves@admin.example");
  expect((await admin.signOut(session.access_token)).error).toBeNull();
  expect((await auth.getUser()).error?.name).toBe("AuthSessionMissingError");
});

test("R7.7 factors are listed and removed", async () => {
  const { auth, userId } = await byline.signedIn("factor@admin.example");
  const { data: enrolled } = await auth.mfa.enroll({ factorType: "totp" });
  const { data } = await admin.mfa.listFactors({ userId });
  expect(data?.factors).toMatchObject([{ id: enrolled?.id, status: "unverified" }]);
  expect(JSON.stringify(data)).not.toContain(enrolled?.type === "totp" ? enrolled.totp.secret : "");
  const removed = await admin.mfa.deleteFactor({ userId, id: required(enrolled).id });
  expect(removed).toMatchObject({ data: { data: { id: enrolled?.id } }, error: null });
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
});

test("R7.7 only the administration's roles may", async () => {
  const { session } = await byline.signedIn("ordinary@admin.example");
  const refused = await call("/admin/users", `Bearer ${session.access_token}`);
  expect([refused.status, await refused.json()]).toEqual([403, { code: "not_admin", message: "User not allowed" }]);
  const anonymous = (await byline.administration("anon")).admin;
  expect((await anonymous.listUsers()).error?.code).toBe("not_admin");
  expect((await call("/admin/users", "Bearer nonsense")).status).toBe(403);
  expect((await call("/admin/users/not-an-id")).status).toBe(404);
});

test("R7.7 what an account has is refused to another", async () => {
  const { userId } = await byline.signedIn("first@taken.example");
  await byline.signedIn("second@taken.example");
  const code = "email_exists";
  expect((await admin.createUser({ email: "first@taken.example", password })).error).toMatchObject({
    status: 422,
    code,
  });
  expect((await admin.updateUserById(userId, { email: "second@taken.example" })).error).toMatchObject({
    status: 422,
    code,
  });
  expect((await admin.createUser({ password })).error?.code).toBe("validation_failed");
});

test("R7.7 without an authorization server beside it there are no apps to administer", async () => {
  const off = { status: 404, code: "feature_disabled" };
  expect((await admin.oauth.listClients()).error).toMatchObject(off);
  expect((await admin.oauth.createClient({ client_name: "Desk", redirect_uris: [] })).error).toMatchObject(off);
});
