import { createPrivateKey, createPublicKey, hash, type JsonWebKey, type KeyObject } from "node:crypto";
import type { Sealer } from "#platform/files/sealer.ts";

/** Ed25519's private keys in PKCS #8 are these bytes and a seed of 32. */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

export type SigningKey = { id: string; privateKey: KeyObject; jwk: JsonWebKey };

/** Derives the key that signs pushes from the installation's sealing key, so that no process has to keep another one. */
export function signingKeyOf(sealer: Sealer): SigningKey {
  const seed = Buffer.from(sealer.keyOf("ed25519", "adcp webhook signing"), "hex");
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: "der", type: "pkcs8" });
  const jwk = createPublicKey(privateKey).export({ format: "jwk" });
  return { id: hash("sha256", JSON.stringify(jwk), "base64url").slice(0, 22), privateKey, jwk };
}

/** The public key as buyers fetch it to check a push. */
export function publicKeys(sealer: Sealer): { keys: object[] } {
  const { id, jwk } = signingKeyOf(sealer);
  const purpose = { use: "sig", key_ops: ["verify"], adcp_use: "webhook-signing" };
  return { keys: [{ ...jwk, kid: id, alg: "EdDSA", ...purpose }] };
}
