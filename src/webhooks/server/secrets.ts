import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import type { Sealer } from "#platform/files/sealer.ts";

const secretBytes = 32;

/** A secret as Standard Webhooks writes it. */
export const newSigningSecret = (): string => `whsec_${randomBytes(secretBytes).toString("base64")}`;

const contextOf = (webhookId: string): string => `webhook ${webhookId}`;

export const sealSecret = (sealer: Sealer, webhookId: string, secret: string): Buffer =>
  sealer.seal(Buffer.from(secret), contextOf(webhookId));

type SignedMessage = { id: string; at: Date; body: string };

/** Headers of Standard Webhooks, with a signature of each secret. */
export function signedHeaders(
  sealer: Sealer,
  webhookId: string,
  sealedSecrets: readonly Buffer[],
  { id, at, body }: SignedMessage,
): Record<string, string> {
  const signatures = sealedSecrets.map((sealed) =>
    new Webhook(sealer.open(sealed, contextOf(webhookId)).toString()).sign(id, at, body),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}
