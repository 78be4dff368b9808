import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { countWrongPassword, refuseGuesser } from "../limits/limits.ts";
import { verifyPassword } from "../passwords/password-hash.ts";
import { requireStrongPassword } from "../passwords/password-rules.ts";
import { currentPasswordInvalid, currentPasswordRequired, samePassword } from "../refusals.ts";
import type { Bearer } from "../sessions/authenticate.ts";
import { readSessionProof } from "../sessions/queries.ts";

export type NewPassword = { password: string; currentPassword?: string | undefined };

/** Refuses a new password that is weak or unchanged, or lacks the current one (AUTH_CURRENT_PASSWORD). */
export async function checkNewPassword(
  context: AuthContext,
  bearer: Bearer,
  { password, currentPassword }: NewPassword,
  client: Client,
): Promise<void> {
  const { database, settings } = context;
  const { user } = bearer.account;
  await requireStrongPassword(context, password, user.email ?? undefined);
  const proof = await readSessionProof(database.reader, bearer.claims.sessionId);
  if (settings.AUTH_CURRENT_PASSWORD && !proof.byMail) await checkCurrent(context, bearer, currentPassword, client);
  if (user.encryptedPassword && (await verifyPassword(user.encryptedPassword, password))) throw samePassword();
}

/** Wrong ones count with wrong sign-ins: a stolen session is no way to guess faster. */
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
  await countWrongPassword(database.writer, settings, address, client);
  throw currentPasswordInvalid();
}
