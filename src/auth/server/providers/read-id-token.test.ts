import { createHash } from "node:crypto";
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { Configuration } from "openid-client";
import { expect, test } from "vitest";
import { readIdToken } from "./id-token.ts";

const issuer = "https://accounts.example";
const { privateKey, publicKey } = await generateKeyPair("ES256");
const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
const provider = {
  name: "google",
  issuer,
  clientIds: ["web", "phone"] as [string, ...string[]],
  clientSecret: undefined,
  keepsStandard: true,
  discover: async () => ({ configuration: new Configuration({ issuer }, "web"), keys }),
};

const now = Math.floor(Date.now() / 1000);
const claims = { iss: issuer, aud: "phone", sub: "p-1", iat: now, exp: now + 60 };
const signed = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
const hashOf = (token: string) => createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
const read = (idToken: string, accessToken?: string) =>
  readIdToken(provider, { idToken, nonce: undefined, accessToken });

test("any of the client ids is a good audience, and the address is kept in lower case", async () => {
  const person = await read(await signed({ ...claims, email: "Ada@Agency.example", email_verified: "true" }));
  expect(person).toMatchObject({ subject: "p-1", email: { address: "ada@agency.example", verified: true } });
  expect((await read(await signed(claims))).email).toBeUndefined();
});

test("a nonce is checked, unless the provider is known to keep none", async () => {
  const shown = { idToken: await signed(claims), nonce: "of the application", accessToken: undefined };
  await expect(readIdToken(provider, shown)).rejects.toThrow("Passed nonce and nonce in id_token");
  expect((await readIdToken({ ...provider, skipsNonce: true }, shown)).subject).toBe("p-1");
});

test("an access token that was not issued with it is refused", async () => {
  const token = await signed({ ...claims, at_hash: hashOf("its own") });
  expect((await read(token, "its own")).subject).toBe("p-1");
  await expect(read(token, "stolen")).rejects.toThrow("Bad ID token");
});

test.each([
  ["expired", { exp: now - 60 }],
  ["endless", { exp: undefined }],
  ["of another issuer", { iss: "https://evil.example" }],
  ["for another client", { aud: "another" }],
  ["asked for by another client", { azp: "another" }],
  ["asked for by a client that is no text", { azp: ["phone"] }],
  ["for several audiences and says not who asked", { aud: ["phone", "another"] }],
])("a token that is %s is refused", async (_what, change) => {
  await expect(read(await signed({ ...claims, ...change }))).rejects.toThrow("Bad ID token");
});

test("a token that one of our clients asked for is good, also for another of them", async () => {
  for (const change of [{ azp: "web" }, { azp: "phone", aud: ["phone", "another"] }, { aud: ["phone"] }])
    expect((await read(await signed({ ...claims, ...change }))).subject).toBe("p-1");
});

test("a token that anyone could have signed is refused", async () => {
  const [header, body] = [{ alg: "none" }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  await expect(read(`${header}.${body}.`)).rejects.toThrow("Bad ID token");
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));
  const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
  await expect(read(symmetric)).rejects.toThrow("Bad ID token");
});
