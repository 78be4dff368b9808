import { desc } from "drizzle-orm";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "#platform/database/database.ts";
import { signingKeys } from "./tables.ts";

export const algorithm = "ES256";

type Key = { kid: string; signs: boolean; key: CryptoKey; publicKey: CryptoKey; publicJwk: JWK };

export type SigningKeys = {
  /** The key that new tokens are signed with; the first call of all generates it. */
  signer(): Promise<Key>;
  /** The public key of that id, or undefined when there is none. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  /** What the JWKS endpoint answers. */
  published(): Promise<JWK[]>;
};

/** How long this process trusts what it read: a key that was taken away stops working by then. */
const trustedMilliseconds = 60_000;
/** An unknown key id may be one that another process has just made; made-up ids must not become a query each. */
const rereadMilliseconds = 1_000;

/** The keys in `auth.signing_keys`, read when needed. */
export function openSigningKeys(database: Database): SigningKeys {
  let read: { at: number; keys: Promise<Key[]> } | undefined;
  const keysNotOlderThan = (milliseconds: number): Promise<Key[]> => {
    if (read && Date.now() - read.at < milliseconds) return read.keys;
    const keys = readKeys(database);
    const reading = { at: Date.now(), keys };
    read = reading;
    keys.catch(() => {
      if (read === reading) read = undefined;
    });
    return keys;
  };
  return {
    signer: async () => signerOf(await keysNotOlderThan(trustedMilliseconds)),
    verifier: async (kid) => {
      const known = (await keysNotOlderThan(trustedMilliseconds)).find((each) => each.kid === kid);
      return (known ?? (await keysNotOlderThan(rereadMilliseconds)).find((each) => each.kid === kid))?.publicKey;
    },
    published: async () => (await keysNotOlderThan(rereadMilliseconds)).map(({ publicJwk }) => publicJwk),
  };
}

function signerOf(keys: Key[]): Key {
  const key = keys.find(({ signs }) => signs);
  if (!key) throw new Error("auth.signing_keys has no key that signs");
  return key;
}

async function readKeys(database: Database): Promise<Key[]> {
  const stored = await selectKeys(database);
  if (stored.some(({ signs }) => signs)) return Promise.all(stored.map(openKey));
  await database.reader
    .insert(signingKeys)
    .values(await generateKey())
    .onConflictDoNothing();
  return Promise.all((await selectKeys(database)).map(openKey));
}

const selectKeys = ({ reader }: Database) => reader.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));

async function generateKey(): Promise<typeof signingKeys.$inferInsert> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk, signs: true };
}

async function openKey({ kid, privateJwk, signs }: typeof signingKeys.$inferSelect): Promise<Key> {
  const { kty, crv, x, y } = privateJwk;
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: algorithm, use: "sig", key_ops: ["verify"] };
  return { kid, signs, publicJwk, key: await imported(privateJwk), publicKey: await imported({ kty, crv, x, y }) };
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error("auth.signing_keys holds a symmetric key");
  return key;
}
