import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { holdAccount } from "../sessions/held-account.ts";
import { mfaChallenges, mfaFactors } from "../tables.ts";
import { ownFactor } from "./account-factors.ts";
import { factorOptions } from "./webauthn.ts";

/** `expires_at` is in Unix seconds; `webauthn` holds the options for the browser. */
export type Challenged = {
  id: string;
  type: string;
  expires_at: number;
  webauthn?: Awaited<ReturnType<typeof factorOptions>>;
};

/**
 * Asks for the factor's code or its credential; the answer must come from the same address, within
 * AUTH_MFA_CHALLENGE_SECONDS.
 */
export async function challengeFactor(
  tx: Tx,
  settings: AuthSettings,
  claims: AccessTokenClaims,
  factorId: string,
  client: Client,
): Promise<Challenged> {
  const held = await holdAccount(tx, claims);
  const factor = ownFactor(held, factorId);
  const webauthn =
    factor.factorType === "webauthn" ? await factorOptions(settings, held.user, held.factors, factor) : undefined;
  const webAuthnSessionData = webauthn && { challenge: webauthn.credential_options.publicKey.challenge };
  const [challenge] = await tx
    .insert(mfaChallenges)
    .values({ factorId: factor.id, ipAddress: clientAddressOf(client), webAuthnSessionData })
    .returning();
  if (!challenge) throw new Error("challenge was not inserted");
  await tx.update(mfaFactors).set({ lastChallengedAt: sql`now()` }).where(eq(mfaFactors.id, factor.id));
  await recordAudit(tx, "challenge_created", held.user, client);
  const expiresAt = Math.floor(challenge.createdAt.getTime() / 1000) + settings.AUTH_MFA_CHALLENGE_SECONDS;
  return { id: challenge.id, type: factor.factorType, expires_at: expiresAt, ...(webauthn && { webauthn }) };
}

/** Binds the challenge; clients without a readable address share the unspecified one. */
export const clientAddressOf = ({ ip }: Client) => ip ?? "::";
