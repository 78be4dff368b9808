import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { mfaFactors } from "../tables.ts";
import { holdAccount, ownFactor } from "./held-account.ts";
import { lowerSessions } from "./raise-session.ts";
import { forgetRecoveryCodes } from "./recovery-codes.ts";
import { assuranceToRemove } from "./refusals.ts";

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
  await lowerSessions(tx, factor.id);
  await tx.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
  const isLast = !held.factors.some(({ id, status }) => id !== factor.id && status === "verified");
  if (isLast) await forgetRecoveryCodes(tx, held.user.id);
  await recordAudit(tx, "factor_unenrolled", held.user, client);
  return { id: factor.id };
}
