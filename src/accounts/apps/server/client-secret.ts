import { randomBytes, timingSafeEqual } from "node:crypto";
import { hashOf } from "../../grants/server/record-hash.ts";

/** Long enough that a plain hash of it can't be guessed. */
export const newClientSecret = (): string => randomBytes(32).toString("base64url");

/** The hash of an app's secret, which is all that is kept. */
export const keptSecret = (secret: string): string => hashOf("client secret", secret).toString("hex");

export const isSecretOf = (kept: string | undefined, secret: string): boolean =>
  kept !== undefined &&
  kept.length === keptSecret("").length &&
  timingSafeEqual(Buffer.from(kept), Buffer.from(keptSecret(secret)));
