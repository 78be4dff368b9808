import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdTextInterval } from "../limits.ts";
import { otpDisabled, signUpDisabled } from "../refusals.ts";
import { users } from "../tables.ts";
import { findUserByPhone, lockUserByPhone } from "./accounts.ts";
import { type Line, sendCode } from "./send-code.ts";
import { createPhoneUser, textConfirmation } from "./sign-up.ts";

export type PhoneCodeRequest = { line: Line; createUser: boolean; data: Record<string, unknown> };

/** Sends a way in without a password; a new number gets an account, which the code confirms. */
export async function requestPhoneCode(
  database: Database,
  settings: AuthSettings,
  { line, createUser, data }: PhoneCodeRequest,
  client: Client,
): Promise<void> {
  const known = await findUserByPhone(database.reader, line.phone);
  if (!known && !createUser) throw otpDisabled();
  if (!known && !settings.AUTH_SIGNUP) throw signUpDisabled();
  await database.transaction(async (tx) => {
    await holdTextInterval(tx, settings, line.phone);
    const input = { line, passwordHash: null, data };
    const user =
      (await lockUserByPhone(tx, line.phone)) ??
      (await createPhoneUser(tx, settings, input, client, settings.AUTH_SMS_AUTOCONFIRM));
    if (!user) return;
    // A password that was set before the number was confirmed may be a stranger's; this kind of code takes it away.
    if (!user.phoneConfirmedAt && !user.encryptedPassword) return textConfirmation(tx, settings, user, line, client);
    await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, user.id));
    await sendCode(tx, settings, user.id, line, "recovery_token");
    await recordAudit(tx, "user_recovery_requested", user, client);
  });
}
