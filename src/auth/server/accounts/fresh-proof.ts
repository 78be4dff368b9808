import { isFreshProof } from "../../fresh-proof.ts";
import type { AuthContext } from "../context.ts";
import { reauthenticationNeeded } from "../refusals.ts";
import type { Bearer } from "../sessions/authenticate.ts";
import { readSessionProof } from "../sessions/queries.ts";
import { redeemReauthentication } from "./reauthenticate.ts";

/** With AUTH_REAUTHENTICATION, a new password needs a code after this long. */
const passwordHours = 24;

/**
 * Asks for fresh proof (15 minutes) or the mailed `nonce`, so a stolen session can't lock its owner out. Throws 400
 * `reauthentication_needed`; anonymous accounts have nothing to prove.
 */
export async function requireFreshProof(
  { database, settings }: AuthContext,
  { claims, account: { user } }: Bearer,
  { nonce, isNewPassword = false }: { nonce?: string | undefined; isNewPassword?: boolean } = {},
): Promise<void> {
  if (user.isAnonymous) return;
  const { provedAt, ageHours } = await readSessionProof(database.reader, claims.sessionId);
  const isOld = settings.AUTH_REAUTHENTICATION && isNewPassword && ageHours >= passwordHours;
  if (isFreshProof(provedAt, new Date()) && !isOld) return;
  if (!nonce) throw reauthenticationNeeded(isNewPassword ? "Password update" : "This change");
  await redeemReauthentication(database, settings, user.id, nonce);
}
