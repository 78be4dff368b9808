import { readFileSync } from "node:fs";
import { calculateJwkThumbprint, type JWK } from "jose";
import { z } from "zod";

export const algorithms = ["ES256", "RS256", "HS256"] as const;
export type Algorithm = (typeof algorithms)[number];

/** A private or symmetric key, or perhaps only a public one where it merely verifies. */
export type StoredKey = { kid: string; alg: Algorithm; jwk: JWK; signs: boolean };

/** Its message is for the file's author. */
export class KeyFileError extends Error {}

const keySchema = z.looseObject({
  kty: z.enum(["EC", "RSA", "oct"]),
  alg: z.enum(algorithms).optional(),
  kid: z.string().optional(),
  crv: z.literal("P-256").optional(),
  d: z.string().optional(),
  key_ops: z.array(z.string()).default([]),
});

const fileSchema = z.union([z.array(keySchema), z.object({ keys: z.array(keySchema) }).transform(({ keys }) => keys)]);

const algorithmOf = { EC: "ES256", RSA: "RS256", oct: "HS256" } as const;

/** Reads a JWK set: exactly one key has `"key_ops": ["sign"]`, the others only verify. Throws `KeyFileError`. */
export async function readKeyFile(path: string): Promise<StoredKey[]> {
  const keys = await Promise.all(parse(path).map((key) => stored(path, key)));
  if (keys.filter(({ signs }) => signs).length !== 1)
    throw new KeyFileError(`${path}: exactly one key must have "key_ops": ["sign"], the others verify.`);
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length)
    throw new KeyFileError(`${path}: two keys have the same "kid".`);
  return keys;
}

/** Reads the file at each call. An unreadable file is perhaps being replaced, so its last keys stay in use. */
export function openKeyFile(path: string): () => Promise<StoredKey[]> {
  let good: StoredKey[] | undefined;
  return async () => {
    try {
      good = await readKeyFile(path);
    } catch (error) {
      if (!good) throw error;
    }
    return good;
  };
}

function parse(path: string): z.output<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new KeyFileError(`AUTH_JWKS_FILE ${path} is no list of RS256, ES256 or HS256 keys: ${reason}`);
  }
}

async function stored(path: string, key: z.output<typeof keySchema>): Promise<StoredKey> {
  const { key_ops, ...jwk } = key;
  const alg = algorithmOf[key.kty];
  if (key.alg && key.alg !== alg) throw new KeyFileError(`${path}: a key of kind ${key.kty} signs with ${alg}.`);
  const signs = key_ops.includes("sign");
  if (signs && key.kty !== "oct" && !key.d)
    throw new KeyFileError(`${path}: the key that signs has no private part ("d").`);
  return { kid: key.kid ?? (await calculateJwkThumbprint(jwk as JWK)), alg, jwk: jwk as JWK, signs };
}
