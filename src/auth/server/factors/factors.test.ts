import type { GoTrueClient } from "@supabase/auth-js";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline.close());

/** `later` counts steps of 30 s. */
const codeOf = (secret: string, later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });

async function enrolled(auth: GoTrueClient, friendlyName = "Phone") {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName });
  expect(error).toBeNull();
  return { factorId: required(data).id, secret: required(data).totp.secret };
}

async function withFactor(email: string) {
  const { auth, session } = await byline.signedIn(email);
  const { factorId, secret } = await enrolled(auth);
  const code = codeOf(secret);
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  expect(error).toBeNull();
  return { auth, factorId, secret, code, before: session };
}

async function signedInAgain(email: string) {
  const auth = byline.browser();
  await auth.signInWithPassword({ email, password });
  return auth;
}

const sql = (text: string, values: unknown[] = []) => byline.database.pool.query(text, values);
const claimsOf = async (auth: GoTrueClient) => required((await auth.getClaims()).data).claims;
const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
  "x-supabase-api-version": "2024-01-01",
});

async function call(auth: GoTrueClient, method: string, path: string, body?: object) {
  const token = required((await auth.getSession()).data.session).access_token;
  const answer = await fetch(byline.url + path, {
    method,
    headers: headers(token),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test("R7.7 an enrolment tells the secret once; the user object never does", async () => {
  const { auth } = await byline.signedIn("enrol@agency.example");
  const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  expect(data).toMatchObject({
    id: expect.any(String),
    type: "totp",
    friendly_name: "Phone",
    totp: {
      qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg/),
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining("otpauth://totp/localhost%3A3000:enrol%40agency.example?issuer=localhost%3A3000"),
    },
  });
  const { data: user } = await auth.getUser();
  expect(user.user?.factors).toMatchObject([{ id: data?.id, factor_type: "totp", status: "unverified" }]);
  expect(JSON.stringify(user)).not.toContain(data?.totp.secret);
});

test("R4.15 R6.1 the code raises the session to aal2 under its id, and other devices are signed out", async () => {
  const { auth, session } = await byline.signedIn("raise@agency.example");
  const other = await signedInAgain("raise@agency.example");
  const before = await claimsOf(auth);
  const { factorId, secret } = await enrolled(auth);
  await enrolled(auth, "Another");
  const { data: challenge } = await auth.mfa.challenge({ factorId });
  expect(challenge).toMatchObject({ id: expect.any(String), type: "totp" });
  expect(required(challenge).expires_at - Date.now() / 1000).toBeCloseTo(300, -2);

  const { data, error } = await auth.mfa.verify({
    factorId,
    challengeId: required(challenge).id,
    code: codeOf(secret),
  });
  expect(error).toBeNull();
  expect(data?.user.factors).toMatchObject([{ id: factorId, status: "verified" }]);
  expect(data?.refresh_token).not.toBe(session.refresh_token);
  expect(await claimsOf(auth)).toMatchObject({
    session_id: before.session_id,
    aal: "aal2",
    amr: [{ method: "totp" }, { method: "password" }],
  });
  const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");

  const again = await signedInAgain("raise@agency.example");
  const { data: next } = await again.mfa.getAuthenticatorAssuranceLevel();
  expect(next).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect((await auth.getUser()).error).toBeNull();
});

test("no refresh token from before the factor fetches what it opened", async () => {
  const { auth, before } = await withFactor("gap@agency.example");
  const { error } = await byline.browser().refreshSession({ refresh_token: before.refresh_token });
  expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
  expect((await auth.refreshSession()).error).toBeNull();
  expect((await claimsOf(auth)).aal).toBe("aal2");
});

test("of twenty verifications at once, with one code over two challenges, one passes", async () => {
  const { auth } = await byline.signedIn("once@agency.example");
  const { factorId, secret } = await enrolled(auth);
  const challenges = await Promise.all([auth.mfa.challenge({ factorId }), auth.mfa.challenge({ factorId })]);
  const code = codeOf(secret);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(auth, "POST", `/factors/${factorId}/verify`, { challenge_id: challenges[index % 2]?.data?.id, code }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
});

test("a code works once, in every session of the account", async () => {
  const { factorId, secret, code } = await withFactor("replay@agency.example");
  const thief = await signedInAgain("replay@agency.example");
  const { error } = await thief.mfa.challengeAndVerify({ factorId, code });
  expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed", message: "Invalid TOTP code entered" });
  expect((await thief.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();
});

test("a challenge takes five wrong codes, a factor ten, from wherever they come", async () => {
  const { auth } = await byline.signedIn("guess@agency.example");
  const { factorId, secret } = await enrolled(auth);
  const wrong = codeOf(secret) === "000000" ? "000001" : "000000";
  const guess = async (challengeId: string, code: string) =>
    (await auth.mfa.verify({ factorId, challengeId, code })).error?.code;
  const first = required((await auth.mfa.challenge({ factorId })).data).id;
  for (let attempt = 0; attempt < 5; attempt++) expect(await guess(first, wrong)).toBe("mfa_verification_failed");
  expect(await guess(first, codeOf(secret))).toBe("mfa_challenge_expired");
  const second = required((await auth.mfa.challenge({ factorId })).data).id;
  for (let attempt = 0; attempt < 5; attempt++) await guess(second, wrong);
  const third = required((await auth.mfa.challenge({ factorId })).data).id;
  expect(await guess(third, codeOf(secret))).toBe("over_request_rate_limit");
});

test("a challenge is for its factor, its address and five minutes", async () => {
  const { auth } = await byline.signedIn("challenge@agency.example");
  const { factorId, secret } = await enrolled(auth);
  const { data } = await auth.mfa.challenge({ factorId });
  const challengeId = required(data).id;
  const verify = async (id = challengeId) =>
    (await auth.mfa.verify({ factorId, challengeId: id, code: codeOf(secret) })).error;
  for (const unknown of [crypto.randomUUID(), "nonsense"])
    expect(await verify(unknown)).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
      message: "MFA factor with the provided challenge ID not found",
    });

  await sql("UPDATE auth.mfa_challenges SET ip_address = '192.0.2.7' WHERE id = $1", [challengeId]);
  expect(await verify()).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
  await sql(
    "UPDATE auth.mfa_challenges SET ip_address = '127.0.0.1', created_at = now() - interval '300 s' WHERE id = $1",
    [challengeId],
  );
  expect(await verify()).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  await sql("UPDATE auth.mfa_challenges SET created_at = now() - interval '270 s' WHERE id = $1", [challengeId]);
  expect(await verify()).toBeNull();
  expect(await verify()).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
});

test("names are unique per person, ten factors are the most, and a verified one must be shown to add another", async () => {
  const { auth } = await byline.signedIn("many@agency.example");
  await enrolled(auth, "0");
  expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "0" })).error).toMatchObject({
    status: 422,
    code: "mfa_factor_name_conflict",
    message: 'A factor with the friendly name "0" for this user already exists',
  });
  for (let index = 1; index < 10; index++) await enrolled(auth, `${index}`);
  expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "10" })).error).toMatchObject({
    status: 422,
    code: "too_many_enrolled_mfa_factors",
  });

  await withFactor("second@agency.example");
  const again = await signedInAgain("second@agency.example");
  expect((await again.mfa.enroll({ factorType: "totp", friendlyName: "Tablet" })).error).toMatchObject({
    status: 403,
    code: "insufficient_aal",
    message: "AAL2 required to enroll a new factor",
  });
});

test("parallel enrolments cannot pass the limit or share a name", async () => {
  const { auth } = await byline.signedIn("race@agency.example");
  const enrol = (friendly_name: string) => call(auth, "POST", "/factors", { factor_type: "totp", friendly_name });
  const same = await Promise.all(Array.from({ length: 5 }, () => enrol("")));
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  const many = await Promise.all(Array.from({ length: 15 }, (_, index) => enrol(`${index}`)));
  expect(many.filter(({ status }) => status === 200)).toHaveLength(9);
});

test("what was begun and never challenged is forgotten at anybody's next enrolment", async () => {
  const { auth } = await byline.signedIn("begun@agency.example");
  const challenged = await enrolled(auth, "challenged");
  await auth.mfa.challenge({ factorId: challenged.factorId });
  const old = await enrolled(auth, "old");
  const young = await enrolled(auth, "young");
  await sql("UPDATE auth.mfa_factors SET created_at = now() - interval '301 s' WHERE id = ANY ($1)", [
    [challenged.factorId, old.factorId],
  ]);
  await enrolled((await byline.signedIn("somebody@agency.example")).auth);
  const { data } = await auth.mfa.listFactors();
  expect(data?.all.map(({ id }) => id).sort()).toEqual([challenged.factorId, young.factorId].sort());
});

test("a verified factor is removed by who has shown it; its sessions go on with one factor", async () => {
  const { auth, factorId } = await withFactor("remove@agency.example");
  const again = await signedInAgain("remove@agency.example");
  expect((await again.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: "insufficient_aal",
    message: "AAL2 required to unenroll verified factor",
  });
  expect((await auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await auth.refreshSession();
  expect(await claimsOf(auth)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  expect((await auth.getUser()).data.user?.factors).toBeUndefined();
});

test("another person's factor is not found, and an id that is none is told so", async () => {
  const { factorId } = await withFactor("owner@agency.example");
  const { auth } = await byline.signedIn("stranger@agency.example");
  const notFound = { status: 404, code: "mfa_factor_not_found", message: "Factor not found" };
  expect((await auth.mfa.challenge({ factorId })).error).toMatchObject(notFound);
  expect((await auth.mfa.unenroll({ factorId })).error).toMatchObject(notFound);
  const verify = await auth.mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: "123456" });
  expect(verify.error).toMatchObject(notFound);
  expect(await call(auth, "DELETE", "/factors/nonsense")).toMatchObject({
    status: 404,
    body: { code: "validation_failed", message: "factor_id must be an UUID" },
  });
});

test.each([
  [{ factor_type: "phone" }, 422, "mfa_phone_enroll_not_enabled"],
  [{ factor_type: "smoke" }, 400, "validation_failed"],
  [{ factor_type: "totp", friendly_name: "a\u0000b" }, 400, "validation_failed"],
])("an enrolment of %j is refused with %i %s", async (body, status, code) => {
  const { auth } = await byline.signedIn(`${crypto.randomUUID()}@agency.example`);
  expect(await call(auth, "POST", "/factors", body)).toMatchObject({ status, body: { code } });
});

test("an empty code is refused unread", async () => {
  const { auth } = await byline.signedIn("empty@agency.example");
  const { factorId } = await enrolled(auth);
  const answer = await call(auth, "POST", `/factors/${factorId}/verify`, { challenge_id: factorId, code: "" });
  expect(answer).toMatchObject({ status: 400, body: { message: "Code needs to be non-empty" } });
});

test("a visitor who verifies too often has to wait, and an installation may do without factors", async () => {
  const strict = await openTestServer({
    AUTH_RATE_LIMIT_MFA: 3,
    AUTH_MFA_TOTP_ENROLL: false,
    AUTH_MFA_TOTP_VERIFY: false,
  });
  const { auth } = await strict.signedIn("strict@agency.example");
  expect((await auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({
    status: 422,
    code: "mfa_totp_enroll_not_enabled",
    message: "MFA enroll is disabled for TOTP",
  });
  const verify = async () => {
    const { error } = await auth.mfa.verify({
      factorId: crypto.randomUUID(),
      challengeId: crypto.randomUUID(),
      code: "123456",
    });
    return error?.code;
  };
  for (let attempt = 0; attempt < 3; attempt++) expect(await verify()).toBe("mfa_totp_verify_not_enabled");
  expect(await verify()).toBe("over_request_rate_limit");
  await strict.close();
});
