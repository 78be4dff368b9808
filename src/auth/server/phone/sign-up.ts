import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { readAccount, type UserRow } from "../accounts.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdTextInterval } from "../limits.ts";
import { userAlreadyExists } from "../refusals.ts";
import { representFakeUser, representUser } from "../represent.ts";
import { type OpenSession, openSession } from "../sessions.ts";
import { users } from "../tables.ts";
import { insertPhoneUser, lockUserByPhone } from "./accounts.ts";
import { type Line, sendCode } from "./send-code.ts";

export type PhoneSignUp = { line: Line; passwordHash: string | null; data: Record<string, unknown> };

/** As `signUp` does for addresses: who has an account with the number is told to nobody. */
export async function signUpByPhone(
  tx: Tx,
  settings: AuthSettings,
  input: PhoneSignUp,
  client: Client,
): Promise<Record<string, unknown>> {
  const { phone } = input.line;
  await holdTextInterval(tx, settings, phone);
  const known = await lockUserByPhone(tx, phone);
  const stranger = { id: v7(), aud: settings.AUTH_JWT_AUDIENCE, email: null, phone, rawUserMetaData: input.data };
  if (known?.phoneConfirmedAt) {
    await recordAudit(tx, "user_repeated_signup", known, client);
    return representFakeUser(stranger, new Date());
  }
  const user = known ?? (await createPhoneUser(tx, settings, input, client));
  if (!user) return representFakeUser(stranger, new Date());
  await textConfirmation(tx, settings, user, input.line, client);
  return representUser(await readAccount(tx, user.id));
}

/** Creates an account of a house that asks for no proof of the number, and signs it in. 422 when the number is taken. */
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

/** The account with its phone identity; undefined when the number is taken. */
export async function createPhoneUser(
  tx: Tx,
  settings: AuthSettings,
  { line: { phone }, passwordHash, data }: PhoneSignUp,
  client: Client,
  confirmed = false,
): Promise<UserRow | undefined> {
  const user = await insertPhoneUser(tx, settings, { phone, passwordHash, data, confirmed });
  if (user) await recordAudit(tx, "user_signedup", user, client);
  return user;
}

/** Sends the code again, if the account exists and still needs it. */
export async function resendPhoneConfirmation(
  tx: Tx,
  settings: AuthSettings,
  line: Line,
  client: Client,
): Promise<void> {
  await holdTextInterval(tx, settings, line.phone);
  const user = await lockUserByPhone(tx, line.phone);
  if (user && !user.phoneConfirmedAt) await textConfirmation(tx, settings, user, line, client);
}

/** Sends the code that makes the number the person's own. */
export async function textConfirmation(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  line: Line,
  client: Client,
): Promise<void> {
  await tx.update(users).set({ confirmationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await sendCode(tx, settings, user.id, line, "confirmation_token");
  await recordAudit(tx, "user_confirmation_requested", user, client);
}
