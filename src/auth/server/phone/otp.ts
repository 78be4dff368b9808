import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { findUserByPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode, textCodeQuietly } from "./send-code.ts";
import { keepConfirmation, keepSignIn, lockOrCreate } from "./sign-up.ts";

export type PhoneCodeRequest = { line: Line; createUser: boolean; data: Record<string, unknown> };

/**
 * Sends a way in without a password; a new number gets an account, which the code confirms. 422 `sms_send_failed`, and
 * no account, when the message could not be sent. Where nobody may be made, a number without an account gets nothing, and the caller
 * is told the same of both.
 */
export async function requestPhoneCode(
  context: AuthContext,
  { line, createUser, data }: PhoneCodeRequest,
  client: Client,
): Promise<Pick<TextedCode, "messageId">> {
  const { database, settings } = context;
  const mayCreate = createUser && settings.AUTH_SIGNUP;
  await holdTextInterval(database, settings, line.phone);
  if (!mayCreate && !(await findUserByPhone(database.reader, line.phone))) return { messageId: undefined };
  const texted = mayCreate ? await textCode(context, line, "confirmation") : await textCodeQuietly(context, line);
  if (!texted) return { messageId: undefined };
  await database.transaction(async (tx) => {
    const input = { phone: line.phone, passwordHash: null, data };
    const user = await lockOrCreate(tx, settings, input, client, settings.AUTH_SMS_AUTOCONFIRM);
    if (!user) return;
    // A password that was set before the number was confirmed may be a stranger's; this kind of code takes it away.
    if (!user.phoneConfirmedAt && !user.encryptedPassword) return keepConfirmation(tx, user, texted, client);
    await keepSignIn(tx, user, texted);
    await recordAudit(tx, "user_recovery_requested", user, client);
  });
  return mayCreate ? texted : { messageId: undefined };
}
