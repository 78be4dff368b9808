import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { holdAccount } from "../sessions/held-account.ts";
import { ownFactor } from "./account-factors.ts";
import { assuranceToRemove } from "./refusals.ts";
import { removeFactor } from "./remove-factor.ts";

/** Removes the bearer's own factor; a verified one needs a session that has shown a factor. */
export async function unenrollFactor(
  tx: Tx,
  claims: AccessTokenClaims,
  factorId: string,
  client: Client,
): Promise<{ id: string }> {
  const held = await holdAccount(tx, claims);
  const factor = ownFactor(held, factorId);
  if (factor.status === "verified" && !held.hasTwoFactors) throw assuranceToRemove();
  await removeFactor(tx, held, factor);
  await recordAudit(tx, "factor_unenrolled", held.user, client);
  return { id: factor.id };
}
