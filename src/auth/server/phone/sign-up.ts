import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { keepTextedCode } from "../mails/one-time-tokens.ts";
import { keepNewestSignUp, readAccount, type UserRow } from "../people/accounts.ts";
import { representFakeUser, representUser } from "../people/represent.ts";
import { userAlreadyExists } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";
import { findUserByPhone, insertPhoneUser, lockUserByPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode } from "./send-code.ts";

export type PhoneSignUp = { phone: string; passwordHash: string | null; data: Record<string, unknown> };

/**
 * Like `signUp`, for numbers: nobody learns whether a number has an account. Throws 422 `sms_send_failed`, and makes no account,
 * when the message can't be sent.
 */
export async function signUpByPhone(
  context: AuthContext,
  line: Line,
  input: PhoneSignUp,
  client: Client,
): Promise<Record<string, unknown>> {
  const { database, settings } = context;
  const { phone, data } = input;
  const stranger = { id: v7(), aud: settings.AUTH_JWT_AUDIENCE, email: null, phone, rawUserMetaData: data };
  await holdTextInterval(database, settings, phone);
  const known = await findUserByPhone(database.reader, phone);
  if (known?.phoneConfirmedAt) {
    await database.transaction((tx) => recordAudit(tx, "user_repeated_signup", known, client));
    return representFakeUser(stranger, new Date());
  }
  const texted = await textCode(context, line, "confirmation");
  return database.transaction(async (tx) => {
    const user = await lockOrCreate(tx, settings, input, client);
    if (!user || user.phoneConfirmedAt) return representFakeUser(stranger, new Date());
    await keepConfirmation(tx, user, texted, client);
    await keepNewestSignUp(tx, user, input);
    return representUser(await readAccount(tx, user.id));
  });
}

/** Creates an account of an installation that asks for no proof of the number, and signs it in. 422 when the number is taken. */
export async function signUpByPhoneAtOnce(
  tx: Tx,
  settings: AuthSettings,
  input: PhoneSignUp,
  client: Client,
): Promise<OpenSession> {
  const user = await createPhoneUser(tx, settings, input, client, true);
  if (!user) throw userAlreadyExists();
  await recordAudit(tx, "login", user, client);
  return openSession(tx, user.id, "password", client, "phone");
}

/** The number's account, locked; a new one when there is none. Of several who make it at once, one does, and all get it. */
export async function lockOrCreate(
  tx: Tx,
  settings: AuthSettings,
  input: PhoneSignUp,
  client: Client,
  confirmed = false,
): Promise<UserRow | undefined> {
  const known = await lockUserByPhone(tx, input.phone);
  const user = known ?? (await createPhoneUser(tx, settings, input, client, confirmed));
  return user ?? lockUserByPhone(tx, input.phone);
}

/** The account with its phone identity; undefined when the number is taken. */
async function createPhoneUser(
  tx: Tx,
  settings: AuthSettings,
  input: PhoneSignUp,
  client: Client,
  confirmed: boolean,
): Promise<UserRow | undefined> {
  const user = await insertPhoneUser(tx, settings, { ...input, confirmed });
  if (user) await recordAudit(tx, "user_signedup", user, client);
  return user;
}

/** Sends the code again, if the account exists and still needs it. */
export async function resendPhoneConfirmation(context: AuthContext, line: Line, client: Client): Promise<void> {
  const { database, settings } = context;
  await holdTextInterval(database, settings, line.phone);
  const known = await findUserByPhone(database.reader, line.phone);
  if (!known || known.phoneConfirmedAt) return;
  const texted = await textCode(context, line, "confirmation");
  await database.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, line.phone);
    if (user && !user.phoneConfirmedAt) await keepConfirmation(tx, user, texted, client);
  });
}

/** Stores the code that makes the number the person's own. */
export async function keepConfirmation(tx: Tx, user: UserRow, texted: TextedCode, client: Client): Promise<void> {
  await tx.update(users).set({ confirmationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await keepTextedCode(tx, user.id, texted, "confirmation_token");
  await recordAudit(tx, "user_confirmation_requested", user, client);
}
