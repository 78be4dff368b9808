import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { countWrongPassword, refuseGuesser } from "../limits/limits.ts";
import { hashPassword, verifyPassword } from "../passwords/password-hash.ts";
import { requireStrongPassword } from "../passwords/password-rules.ts";
import { currentPasswordInvalid, currentPasswordRequired, reauthenticationNeeded, samePassword } from "../refusals.ts";
import type { Bearer } from "../sessions/authenticate.ts";
import { readSessionProof } from "../sessions/queries.ts";
import { redeemReauthentication } from "./reauthenticate.ts";

export type NewPassword = { password: string; currentPassword?: string | undefined; nonce?: string | undefined };

/** Signed in longer ago than this, an installation that asks for it wants fresh proof. */
const freshHours = 24;

/**
 * The hash of a person's new password, after everything that Byline asks for: strength, difference, the current
 * password (AUTH_CURRENT_PASSWORD), and a mailed code for an old session (AUTH_REAUTHENTICATION). The code is taken last,
 * so that a weak password does not waste it.
 */
export async function acceptNewPassword(
  context: AuthContext,
  bearer: Bearer,
  { password, currentPassword, nonce }: NewPassword,
  client: Client,
): Promise<string> {
  const { database, settings } = context;
  const { user } = bearer.account;
  await requireStrongPassword(context, password, user.email ?? undefined);
  const proof = await readSessionProof(database.reader, bearer.claims.sessionId);
  if (settings.AUTH_CURRENT_PASSWORD && !proof.byMail) await checkCurrent(context, bearer, currentPassword, client);
  if (user.encryptedPassword && (await verifyPassword(user.encryptedPassword, password))) throw samePassword();
  if (settings.AUTH_REAUTHENTICATION && proof.ageHours >= freshHours) {
    if (!nonce) throw reauthenticationNeeded();
    await redeemReauthentication(database, settings, user.id, nonce);
  }
  return hashPassword(password);
}

/** Wrong ones are counted with the wrong passwords of sign-ins: a stolen session is no way to guess faster. */
async function checkCurrent(
  { database, settings }: AuthContext,
  { account: { user } }: Bearer,
  currentPassword: string | undefined,
  client: Client,
): Promise<void> {
  if (!user.encryptedPassword) return;
  if (!currentPassword) throw currentPasswordRequired();
  const address = user.email ?? user.phone ?? user.id;
  await refuseGuesser(database.reader, settings, address, client);
  if (await verifyPassword(user.encryptedPassword, currentPassword)) return;
  await countWrongPassword(database.reader, settings, address, client);
  throw currentPasswordInvalid();
}
