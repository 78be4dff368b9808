import { createHmac, hash, randomBytes, sign } from "node:crypto";
import type { Sealer } from "#platform/files/sealer.ts";
import { guardedPost } from "#platform/http/outgoing/guarded-post.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { signatureBase } from "../signature.ts";
import { pushQueueName, pushSecretOf, type WaitingPush } from "./commands.ts";
import { signingKeyOf } from "./signing-key.ts";

type Pushing = { hosts: ReadonlyMap<string, string>; sealer: Sealer };

const contentType = "application/json";

/**
 * Tells a buyer how a task ended. It is tried again for about an hour, each time with the same body, and so with the same
 * key; signature, nonce and time are new.
 */
export const sendPushQueue = ({ hosts, sealer }: Pushing): Queue<WaitingPush> => ({
  name: pushQueueName,
  retryLimit: 9,
  retryDelaySeconds: 5,
  handle: async (_database, push, log, signal) => {
    const { url, body } = push;
    const headers = {
      "content-type": contentType,
      "user-agent": "BylineWebhooks/1.0",
      ...authenticating(sealer, push, new Date()),
    };
    const options = { hosts, ports: "any at given hosts", timeoutMilliseconds: 10_000, answerBytesMax: 2_000 } as const;
    const { status } = await guardedPost(url, { body, headers }, { ...options, signal });
    if (status >= 200 && status < 300) return;
    log.info({ status }, "a buyer's endpoint refused a push");
    throw new Error(`The buyer's endpoint answers ${status}.`);
  },
});

/** The buyer's own secret by the older ways, else a signature that anybody can check with the published key. */
function authenticating(sealer: Sealer, { id, url, body, scheme, sealed }: WaitingPush, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000);
  if (scheme === undefined || sealed === undefined) return signed(sealer, { url, body, seconds });
  const secret = pushSecretOf(sealer, id, sealed);
  if (scheme === "Bearer") return { authorization: `Bearer ${secret}` };
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { "x-adcp-timestamp": String(seconds), "x-adcp-signature": `sha256=${digest}` };
}

type SignedPush = { url: string; body: string; seconds: number };

function signed(sealer: Sealer, { url, body, seconds }: SignedPush): Record<string, string> {
  const key = signingKeyOf(sealer);
  const contentDigest = `sha-256=:${hash("sha256", body, "base64")}:`;
  const nonce = randomBytes(16).toString("base64url");
  const { base, input } = signatureBase(
    { url, contentType, contentDigest },
    { created: seconds, nonce, keyId: key.id },
  );
  const signature = sign(null, Buffer.from(base), key.privateKey).toString("base64url");
  return { "content-digest": contentDigest, "signature-input": `sig1=${input}`, signature: `sig1=:${signature}:` };
}
