import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { keepTextedCode } from "../mails/one-time-tokens.ts";
import { keepNewestSignUp, type UserRow } from "../people/accounts.ts";
import { representSignUp } from "../people/represent.ts";
import { userAlreadyExists } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users } from "../tables.ts";
import { findUserByPhone, insertPhoneUser, lockUserByPhone } from "./accounts.ts";
import { type Line, type TextedCode, textCode, textCodeQuietly } from "./send-code.ts";

export type PhoneSignUp = { phone: string; passwordHash: string | null; data: Record<string, unknown> };

/**
 * Like `signUp`, for numbers: every number gets a code, and a confirmed one's signs its owner in. Throws 422
 * `sms_send_failed`, and makes no account, when sending fails.
 */
export async function signUpByPhone(
  context: AuthContext,
  line: Line,
  input: PhoneSignUp,
  client: Client,
): Promise<Record<string, unknown>> {
  const { database, settings } = context;
  const { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE: role } = settings;
  const { phone, data } = input;
  await holdTextInterval(database, settings, phone);
  const texted = await textCode(context, line, "confirmation");
  return database.transaction(async (tx) => {
    const known = await lockUserByPhone(tx, phone);
    const user = known ?? (await lockOrCreate(tx, settings, input, client));
    if (user?.phoneConfirmedAt) {
      await keepSignIn(tx, user, texted);
      await recordAudit(tx, "user_repeated_signup", user, client);
    } else if (user) {
      await keepConfirmation(tx, user, texted, client);
      await keepNewestSignUp(tx, user, input);
    }
    const id = known || !user ? v7() : user.id;
    return representSignUp({ id, identityId: v7(), aud, role, phone, data }, new Date());
  });
}

/** Creates and signs in an account whose number needs no proof. Throws 422 when the number is taken. */
export async function signUpByPhoneAtOnce(
  tx: Tx,
  settings: AuthSettings,
  input: PhoneSignUp,
  client: Client,
): Promise<OpenSession> {
  const user = await createPhoneUser(tx, settings, input, client, true);
  if (!user) throw userAlreadyExists();
  await recordAudit(tx, "login", user, client);
  return openSession(tx, user.id, "password", client, { provider: "phone" });
}

/** Returns the number's locked account, new or not; of parallel calls one creates it, and all get it. */
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

/** Sends the code again, if it is pending. Hides a failure to send, which would tell of the account. */
export async function resendPhoneConfirmation(context: AuthContext, line: Line, client: Client): Promise<void> {
  const { database, settings } = context;
  await holdTextInterval(database, settings, line.phone);
  const known = await findUserByPhone(database.reader, line.phone);
  if (!known || known.phoneConfirmedAt) return;
  const texted = await textCodeQuietly(context, line);
  if (!texted) return;
  await database.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, line.phone);
    if (user && !user.phoneConfirmedAt) await keepConfirmation(tx, user, texted, client);
  });
}

export async function keepConfirmation(tx: Tx, user: UserRow, texted: TextedCode, client: Client): Promise<void> {
  await tx.update(users).set({ confirmationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await keepTextedCode(tx, user.id, texted, "confirmation_token");
  await recordAudit(tx, "user_confirmation_requested", user, client);
}

export async function keepSignIn(tx: Tx, user: UserRow, texted: TextedCode): Promise<void> {
  await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, user.id));
  await keepTextedCode(tx, user.id, texted, "recovery_token");
}
