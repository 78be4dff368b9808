import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { keepTextedCode } from "../mails/one-time-tokens.ts";
import { otpDisabled, signUpDisabled } from "../refusals.ts";
import { users } from "../tables.ts";
import { findUserByPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode } from "./send-code.ts";
import { keepConfirmation, lockOrCreate } from "./sign-up.ts";

export type PhoneCodeRequest = { line: Line; createUser: boolean; data: Record<string, unknown> };

/**
 * Sends a way in without a password; a new number gets an account, which the code confirms. 422 `sms_send_failed`, and
 * no account, when the message could not be sent.
 */
export async function requestPhoneCode(
  context: AuthContext,
  { line, createUser, data }: PhoneCodeRequest,
  client: Client,
): Promise<Pick<TextedCode, "messageId">> {
  const { database, settings } = context;
  const known = await findUserByPhone(database.reader, line.phone);
  if (!known && !createUser) throw otpDisabled();
  if (!known && !settings.AUTH_SIGNUP) throw signUpDisabled();
  await holdTextInterval(database, settings, line.phone);
  const texted = await textCode(context, line, "confirmation");
  await database.transaction(async (tx) => {
    const input = { phone: line.phone, passwordHash: null, data };
    const user = await lockOrCreate(tx, settings, input, client, settings.AUTH_SMS_AUTOCONFIRM);
    if (!user) return;
    // A password that was set before the number was confirmed may be a stranger's; this kind of code takes it away.
    if (!user.phoneConfirmedAt && !user.encryptedPassword) return keepConfirmation(tx, user, texted, client);
    await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, user.id));
    await keepTextedCode(tx, user.id, texted, "recovery_token");
    await recordAudit(tx, "user_recovery_requested", user, client);
  });
  return texted;
}
