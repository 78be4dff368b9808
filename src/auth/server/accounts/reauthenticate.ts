import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { reauthenticationLetter } from "../mails/letters.ts";
import { issueOneTimeToken, redeemCode } from "../mails/one-time-tokens.ts";
import type { UserRow } from "../people/accounts.ts";
import { requestReauthenticationByPhone } from "../phone/reauthenticate.ts";
import { emailNotConfirmed, reauthenticationInvalid, validationFailed } from "../refusals.ts";
import { users } from "../tables.ts";

/** Sends a code that proves the mailbox, or without an address the number, is still the person's. */
export async function requestReauthentication(context: AuthContext, user: UserRow, client: Client): Promise<void> {
  const { database, settings } = context;
  const { email, phone } = user;
  if (email === null && phone !== null && settings.AUTH_PHONE_PROVIDER)
    return requestReauthenticationByPhone(context, { ...user, phone }, client);
  if (email === null) throw validationFailed("Reauthentication requires the user to have an email or a phone number");
  if (!user.emailConfirmedAt) throw new Refusal(422, "email_not_confirmed", emailNotConfirmed().message);
  await database.transaction((tx) => mailReauthentication(tx, settings, { ...user, email }, client));
}

async function mailReauthentication(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow & { email: string },
  client: Client,
): Promise<void> {
  await holdMailInterval(tx, settings, "reauthentication", user.email);
  const secret = await issueOneTimeToken(tx, settings, user, "reauthentication_token");
  await tx.update(users).set({ reauthenticationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await sendMail(tx, user.email, reauthenticationLetter(settings, secret));
  await recordAudit(tx, "user_reauthenticate_requested", user, client);
}

/** Takes the code; a wrong one is counted although refused (422 `reauthentication_not_valid`). */
export async function redeemReauthentication(
  database: Database,
  settings: AuthSettings,
  userId: string,
  code: string,
): Promise<void> {
  const types = ["reauthentication_token" as const];
  const redeemed = await database.transaction((tx) => redeemCode(tx, settings, userId, code, types));
  if (!redeemed) throw reauthenticationInvalid();
}
