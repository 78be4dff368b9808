import { base64url, exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signingKeys } from "../tables.ts";
import { openTestServer, required, type TestServer } from "../test-support.ts";
import { openSigningKeys } from "../tokens/signing-keys.ts";
import { createTokenVerifier, InvalidAccessToken } from "./access-token.ts";

let byline: TestServer;
let verify: ReturnType<typeof createTokenVerifier>;
beforeAll(async () => {
  byline = await openTestServer();
  verify = createTokenVerifier(byline.database, byline.config);
});
afterAll(() => byline.close());

test("a session's token says who speaks", async () => {
  const { session, userId } = await byline.signedIn("alice@agency.example");
  const claims = await verify(session.access_token);
  expect(claims).toMatchObject({ userId, email: "alice@agency.example", assurance: "aal1" });
  expect(claims.expiresAt.getTime() / 1000).toBe(session.expires_at);
  expect(await verify(session.access_token)).toBe(claims);
});

async function forged({ kid, iss, aud, exp = "1h" }: { kid?: string; iss?: string; aud?: string; exp?: string }) {
  const signer = await openSigningKeys(byline.database).signer();
  return new SignJWT({ session_id: crypto.randomUUID(), aal: "aal1" })
    .setProtectedHeader({ alg: "ES256", kid: kid ?? signer.kid })
    .setSubject(crypto.randomUUID())
    .setIssuer(iss ?? "http://localhost:3000/auth/v1")
    .setAudience(aud ?? "authenticated")
    .setExpirationTime(exp)
    .sign(signer.key);
}

test("a wrong key, issuer, audience or hour is refused, and so is no signature", async () => {
  await expect(verify(await forged({}))).resolves.toBeDefined();
  await expect(verify(await forged({ kid: "another" }))).rejects.toThrow(InvalidAccessToken);
  await expect(verify(await forged({ iss: "https://evil.example" }))).rejects.toThrow(InvalidAccessToken);
  await expect(verify(await forged({ aud: "service_role" }))).rejects.toThrow(InvalidAccessToken);
  await expect(verify(await forged({ exp: "-1s" }))).rejects.toThrow("token is expired");
  const [, payload, signature] = (await forged({})).split(".");
  const none = base64url.encode(JSON.stringify({ alg: "none" }));
  await expect(verify(`${none}.${payload}.`)).rejects.toThrow(InvalidAccessToken);
  await expect(verify(`${none}.${payload}.${signature}`)).rejects.toThrow(InvalidAccessToken);
  await expect(verify("nonsense")).rejects.toThrow(InvalidAccessToken);
});

test("a stranger's key under a known id is refused", async () => {
  const { kid } = await openSigningKeys(byline.database).signer();
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const stranger = await importJWK(await exportJWK(privateKey), "ES256");
  const token = await new SignJWT({ session_id: crypto.randomUUID(), aal: "aal2" })
    .setProtectedHeader({ alg: "ES256", kid })
    .setSubject(crypto.randomUUID())
    .setIssuer("http://localhost:3000/auth/v1")
    .setAudience("authenticated")
    .setExpirationTime("1h")
    .sign(stranger);
  await expect(verify(token)).rejects.toThrow("signature is invalid");
});

test("several processes that start at once agree on one key", async () => {
  await byline.database.writer.delete(signingKeys);
  const signers = await Promise.all([1, 2, 3].map(() => openSigningKeys(byline.database).signer()));
  expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1);
});

test("after a rotation the new key signs and the old one still verifies", async () => {
  const before = await forged({});
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  await byline.database.writer.update(signingKeys).set({ signs: false });
  await byline.database.writer
    .insert(signingKeys)
    .values({ kid: "next", privateJwk: await exportJWK(privateKey), signs: true });
  const fresh = createTokenVerifier(byline.database, byline.config);
  expect(required(await fresh(before))).toBeDefined();
  expect(required(await fresh(await forged({})))).toBeDefined();
  expect(await openSigningKeys(byline.database).published()).toHaveLength(2);
});
