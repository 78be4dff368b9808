import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { insertUser, lockUserByEmail, readAccount, type UserRow } from "./accounts.ts";
import { recordAudit } from "./audit.ts";
import type { Client } from "./client.ts";
import type { AuthSettings } from "./config.ts";
import { confirmationLetter } from "./letters.ts";
import { holdMailInterval } from "./limits.ts";
import { issueOneTimeToken } from "./one-time-tokens.ts";
import { representFakeUser, representUser } from "./represent.ts";
import { users } from "./tables.ts";

export type SignUp = { email: string; passwordHash: string; data: Record<string, unknown>; redirectTo: string };

/**
 * Creates an account and mails the confirmation. An unconfirmed account stays as it was and gets the mail again; a
 * confirmed one gets nothing, and the answer is a user that does not exist, so that nobody learns who has an account.
 */
export async function signUp(
  tx: Tx,
  settings: AuthSettings,
  input: SignUp,
  client: Client,
): Promise<Record<string, unknown>> {
  await holdMailInterval(tx, settings, "confirmation", input.email);
  const known = await lockUserByEmail(tx, input.email);
  if (known?.emailConfirmedAt) return repeatedSignUp(tx, known, input, client);
  const user = known ?? (await createUser(tx, input, client));
  // Someone else took the address a moment ago: their account is unconfirmed, and they have just got the mail.
  if (!user) return representFakeUser({ id: v7(), email: input.email, rawUserMetaData: input.data }, new Date());
  await mailConfirmation(tx, settings, user, input.redirectTo, client);
  return representUser(await readAccount(tx, user.id));
}

async function createUser(tx: Tx, { email, passwordHash, data }: SignUp, client: Client): Promise<UserRow | undefined> {
  const user = await insertUser(tx, { email, passwordHash, data, confirmed: false });
  if (user) await recordAudit(tx, "user_signedup", user, client);
  return user;
}

async function repeatedSignUp(tx: Tx, known: UserRow, { email, data }: SignUp, client: Client) {
  await recordAudit(tx, "user_repeated_signup", known, client);
  return representFakeUser({ id: v7(), email, rawUserMetaData: data }, new Date());
}

/** Mails the confirmation again, if the account exists and still needs it. */
export async function resendConfirmation(
  tx: Tx,
  settings: AuthSettings,
  email: string,
  redirectTo: string,
  client: Client,
): Promise<void> {
  await holdMailInterval(tx, settings, "confirmation", email);
  const user = await lockUserByEmail(tx, email);
  if (user && !user.emailConfirmedAt) await mailConfirmation(tx, settings, user, redirectTo, client);
}

async function mailConfirmation(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  redirectTo: string,
  client: Client,
): Promise<void> {
  if (user.email === null) return;
  const secret = await issueOneTimeToken(tx, user, "confirmation_token");
  await tx.update(users).set({ confirmationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await sendMail(tx, user.email, confirmationLetter(settings, secret, redirectTo));
  await recordAudit(tx, "user_confirmation_requested", user, client);
}
