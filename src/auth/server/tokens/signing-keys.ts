import { desc } from "drizzle-orm";
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "#platform/database/database.ts";
import { signingKeys } from "../tables.ts";
import { type Algorithm, openKeyFile, type StoredKey } from "./key-file.ts";

type KeyMaterial = CryptoKey | Uint8Array;

/** `publicJwk` is undefined for a symmetric key, which is never published. */
type Key = {
  kid: string;
  alg: Algorithm;
  signs: boolean;
  verifies: KeyMaterial;
  key: KeyMaterial | undefined;
  publicJwk: JWK | undefined;
};

type Signer = { kid: string; alg: Algorithm; key: KeyMaterial };

export type SigningKeys = {
  /** The key of new tokens; without a key file, the first call ever generates it. */
  signer(): Promise<Signer>;
  verifier(kid: string, alg: string): Promise<KeyMaterial | undefined>;
  published(): Promise<JWK[]>;
};

/** A removed key stops working within this time. */
const trustedMilliseconds = 60_000;
/** Another process may have just made an unknown key; made-up ids must not cause a query each. */
const rereadMilliseconds = 1_000;

/** Reads the key file, or without one the table, when needed. */
export function openSigningKeys(database: Database, keyFile?: string): SigningKeys {
  const read = keyFile ? openKeyFile(keyFile) : () => readStoredKeys(database);
  let last: { at: number; keys: Promise<Key[]> } | undefined;
  const keysNotOlderThan = (milliseconds: number): Promise<Key[]> => {
    if (last && Date.now() - last.at < milliseconds) return last.keys;
    const keys = read().then((stored) => Promise.all(stored.map(openKey)));
    const reading = { at: Date.now(), keys };
    last = reading;
    keys.catch(() => {
      if (last === reading) last = undefined;
    });
    return keys;
  };
  return {
    signer: async () => signerOf(await keysNotOlderThan(trustedMilliseconds)),
    verifier: async (kid, alg) => {
      const isWanted = (each: Key) => each.kid === kid && each.alg === alg;
      const known = (await keysNotOlderThan(trustedMilliseconds)).find(isWanted);
      return (known ?? (await keysNotOlderThan(rereadMilliseconds)).find(isWanted))?.verifies;
    },
    published: async () =>
      (await keysNotOlderThan(rereadMilliseconds)).flatMap(({ publicJwk }) => (publicJwk ? [publicJwk] : [])),
  };
}

function signerOf(keys: Key[]): Signer {
  const found = keys.find(({ signs }) => signs);
  if (!found?.key) throw new Error("there is no key that signs");
  return { kid: found.kid, alg: found.alg, key: found.key };
}

/** Returns the generated key and its predecessors. Processes that start at once agree on the one stored first. */
async function readStoredKeys(database: Database): Promise<StoredKey[]> {
  const stored = await selectKeys(database);
  if (stored.some(({ signs }) => signs)) return stored;
  await database.writer
    .insert(signingKeys)
    .values(await generateKey())
    .onConflictDoNothing();
  return selectKeys(database);
}

async function selectKeys({ reader }: Database): Promise<StoredKey[]> {
  const rows = await reader.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
  return rows.map(({ kid, privateJwk, signs }) => ({ kid, alg: "ES256", jwk: privateJwk, signs }));
}

async function generateKey(): Promise<typeof signingKeys.$inferInsert> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk, signs: true };
}

async function openKey({ kid, alg, jwk, signs }: StoredKey): Promise<Key> {
  if (alg === "HS256") {
    const secret = await importJWK(jwk, alg);
    return { kid, alg, signs, key: secret, verifies: secret, publicJwk: undefined };
  }
  const { kty, crv, x, y, n, e } = jwk;
  const members = alg === "ES256" ? { kty, crv, x, y } : { kty, n, e };
  return {
    kid,
    alg,
    signs,
    key: jwk.d ? await importJWK(jwk, alg) : undefined,
    verifies: await importJWK(members as JWK, alg),
    publicJwk: { ...members, kid, alg, use: "sig", key_ops: ["verify"] } as JWK,
  };
}
