import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { findUserByPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode, textCodeQuietly } from "./send-code.ts";
import { keepConfirmation, keepSignIn, lockOrCreate } from "./sign-up.ts";

export type PhoneCodeRequest = { line: Line; createUser: boolean; data: Record<string, unknown> };

/**
 * Texts a sign-in code; a new number gets an account that the code confirms. Throws 422 `sms_send_failed`, and makes no
 * account, when sending fails.
 *
 * Where sign-up is off, unknown numbers get nothing and the same answer.
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
    // A password set before the confirmation may be a stranger's; this kind of code removes it.
    if (!user.phoneConfirmedAt && !user.encryptedPassword) return keepConfirmation(tx, user, texted, client);
    await keepSignIn(tx, user, texted);
    await recordAudit(tx, "user_recovery_requested", user, client);
  });
  return mayCreate ? texted : { messageId: undefined };
}
