import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  generateSecret,
  type JWK,
  jwtVerify,
  SignJWT,
} from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTokenVerifier } from "../sessions/access-token.ts";
import { openTestServer, type TestServer } from "../test-support.ts";
import { KeyFileError, openKeyFile, readKeyFile } from "./key-file.ts";

const directory = mkdtempSync(join(tmpdir(), "byline-keys-"));
const keyFile = join(directory, "keys.json");

async function newKey(alg: "ES256" | "RS256" | "HS256", kid: string): Promise<JWK> {
  const key =
    alg === "HS256"
      ? await generateSecret(alg, { extractable: true })
      : (await generateKeyPair(alg, { extractable: true })).privateKey;
  return { ...(await exportJWK(key)), alg, kid };
}

const write = (keys: unknown) => writeFileSync(keyFile, JSON.stringify(keys));

let byline: TestServer;
let keys: { es: JWK; rs: JWK; hs: JWK };
beforeAll(async () => {
  keys = { es: await newKey("ES256", "es"), rs: await newKey("RS256", "rs"), hs: await newKey("HS256", "hs") };
  write([{ ...keys.rs, key_ops: ["sign"] }, keys.es, keys.hs]);
  byline = await openTestServer({
    AUTH_JWKS_FILE: keyFile,
    AUTH_JWT_SECRET: "a secret that two installations share, long",
  });
});
afterAll(async () => {
  await byline.close();
  rmSync(directory, { recursive: true });
});

async function published(): Promise<{ keys: JWK[] }> {
  return (await (await fetch(`${byline.url}/.well-known/jwks.json`)).json()) as { keys: JWK[] };
}

test("R7.7 the file's signing key signs, and clients verify by what is published", async () => {
  const { auth, session } = await byline.signedIn("rsa@keys.example");
  expect(decodeProtectedHeader(session.access_token)).toMatchObject({ alg: "RS256", kid: "rs" });
  await jwtVerify(session.access_token, createLocalJWKSet(await published()), { audience: "authenticated" });
  expect((await auth.getClaims()).data?.header.alg).toBe("RS256");
});

test("symmetric and private keys are never published", async () => {
  const { keys: shown } = await published();
  expect(shown.map(({ kid }) => kid).sort()).toEqual(["es", "rs"]);
  for (const key of shown) {
    expect(key).toMatchObject({ use: "sig", key_ops: ["verify"] });
    for (const secret of ["d", "k", "p", "q", "dp", "dq", "qi"]) expect(key).not.toHaveProperty(secret);
  }
});

test("R7.7 after a rotation the former key's tokens go on, until it leaves the file", async () => {
  const { session } = await byline.signedIn("rotation@keys.example");
  write({
    keys: [
      { ...keys.es, key_ops: ["sign"] },
      { ...publicHalf(keys.rs), key_ops: ["verify"] },
    ],
  });
  const rotated = createTokenVerifier(byline.database, byline.config);
  expect(await rotated(session.access_token)).toMatchObject({ email: "rotation@keys.example" });
  write([{ ...keys.es, key_ops: ["sign"] }]);
  const later = createTokenVerifier(byline.database, byline.config);
  await expect(later(session.access_token)).rejects.toThrow("signing key is unknown");
});

test("a file that is half written for a moment stops nobody", async () => {
  write([{ ...keys.es, key_ops: ["sign"] }]);
  const read = openKeyFile(keyFile);
  expect(await read()).toHaveLength(1);
  writeFileSync(keyFile, "[{");
  expect(await read()).toHaveLength(1);
  await expect(openKeyFile(keyFile)()).rejects.toThrow(KeyFileError);
});

function publicHalf({ kty, n, e, kid, alg }: JWK): JWK {
  return { kty, n, e, kid, alg } as JWK;
}

const admin = (token: string) =>
  fetch(`${byline.url}/admin/users`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);

const service = (alg: string, kid: string | undefined, key: Parameters<SignJWT["sign"]>[0]) =>
  new SignJWT({ role: "service_role" }).setProtectedHeader({ alg, ...(kid ? { kid } : {}) }).sign(key);

test("R7.7 a service's token has neither subject nor session, and any key of Byline verifies it", async () => {
  expect(await admin(await service("HS256", "hs", { ...keys.hs, kty: "oct" } as JWK))).toBe(200);
  expect(await admin(await service("ES256", "es", keys.es))).toBe(200);
  const secret = new TextEncoder().encode("a secret that two installations share, long");
  expect(await admin(await service("HS256", undefined, secret))).toBe(200);
});

test("a token of another key, another algorithm or none is refused", async () => {
  const strange = await newKey("HS256", "hs");
  expect(await admin(await service("HS256", "hs", strange))).toBe(403);
  expect(await admin(await service("HS256", undefined, strange))).toBe(403);
  // The public key of an RSA pair as if it were a shared secret.
  const modulus = new TextEncoder().encode(String(keys.rs.n));
  expect(await admin(await service("HS256", "rs", modulus))).toBe(403);
  const none = Buffer.from(JSON.stringify({ alg: "none", kid: "es" })).toString("base64url");
  const body = Buffer.from(JSON.stringify({ role: "service_role" })).toString("base64url");
  expect(await admin(`${none}.${body}.`)).toBe(403);
});

test.each([
  ["no key that signs", () => [keys.es]],
  [
    "two that sign",
    () => [
      { ...keys.es, key_ops: ["sign"] },
      { ...keys.rs, key_ops: ["sign"] },
    ],
  ],
  ["a public one that should sign", () => [{ ...publicHalf(keys.rs), key_ops: ["sign"] }]],
  [
    "two of one id",
    () => [
      { ...keys.es, key_ops: ["sign"] },
      { ...keys.rs, kid: "es" },
    ],
  ],
  ["another algorithm", () => [{ ...keys.es, alg: "RS256", key_ops: ["sign"] }]],
  ["no list", () => "keys"],
])("a file with %s is refused with a sentence", async (_what, content) => {
  const path = join(directory, "bad.json");
  writeFileSync(path, JSON.stringify(content()));
  await expect(readKeyFile(path)).rejects.toThrow(KeyFileError);
});
