import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { countWrongPassword, refuseGuesser } from "../limits/limits.ts";
import { hashPassword, isImported, verifyPassword } from "../passwords/password-hash.ts";
import { findUserByEmail, isBanned } from "../people/accounts.ts";
import { findUserByPhone } from "../phone/accounts.ts";
import { emailNotConfirmed, invalidCredentials, phoneNotConfirmed, userBanned } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";

export type Login = { email: string } | { phone: string };

/**
 * Signs in by password. Hashing is slow, so it runs outside any transaction; the hash must still be stored when the
 * session opens.
 *
 * An unknown account, no password and a wrong one get the same refusal after the same time. Unconfirmed and suspended
 * accounts show only to the right password.
 */
export async function signInWithPassword(
  database: Database,
  settings: AuthSettings,
  login: Login,
  password: string,
  client: Client,
): Promise<OpenSession> {
  const byPhone = "phone" in login;
  const address = byPhone ? login.phone : login.email;
  await refuseGuesser(database.reader, settings, address, client);
  const user = await (byPhone ? findUserByPhone : findUserByEmail)(database.reader, address);
  const matches = await verifyPassword(user?.encryptedPassword, password);
  if (!user?.encryptedPassword || !matches) {
    await countWrongPassword(database.writer, settings, address, client);
    throw invalidCredentials();
  }
  // Parallel guesses all passed the first look; guesses past the limit learn nothing.
  await refuseGuesser(database.reader, settings, address, client);
  if (isBanned(user)) throw userBanned(400);
  if (byPhone && !user.phoneConfirmedAt) throw phoneNotConfirmed();
  if (!byPhone && !user.emailConfirmedAt) throw emailNotConfirmed();
  const better = isImported(user.encryptedPassword) ? await hashPassword(password) : undefined;
  const unchanged = and(eq(users.id, user.id), eq(users.encryptedPassword, user.encryptedPassword));
  return database.transaction(async (tx) => {
    const [held] = await tx
      .update(users)
      .set({ lastSignInAt: sql`now()`, ...(better ? { encryptedPassword: better } : {}) })
      .where(unchanged)
      .returning({ id: users.id });
    if (!held) throw invalidCredentials();
    await recordAudit(tx, "login", user, client);
    return openSession(tx, user.id, "password", client, { provider: byPhone ? "phone" : "email" });
  });
}
