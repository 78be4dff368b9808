import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { signInLetter } from "../mails/letters.ts";
import { issueSecret, type MailFlow } from "../mails/mailed-secret.ts";
import { confirmEmail, lockUserByEmail, type UserRow } from "../people/accounts.ts";
import { users } from "../tables.ts";
import { createUser, mailConfirmation } from "./sign-up.ts";

export type MagicLinkRequest = { email: string; createUser: boolean; data: Record<string, unknown> };

/**
 * Mails a way in without a password. A new address gets the confirmation, which signs in as well.
 * Where nobody may be made, an address without an account gets nothing, and the caller is told nothing of it. Both intervals are held
 * for every address, so that neither tells whether there is an account.
 */
export async function requestMagicLink(
  database: Database,
  settings: AuthSettings,
  request: MagicLinkRequest,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  const mayCreate = request.createUser && settings.AUTH_SIGNUP;
  await database.transaction(async (tx) => {
    await holdMailInterval(tx, settings, "confirmation", request.email);
    await holdMailInterval(tx, settings, "recovery", request.email);
    const known = await lockUserByEmail(tx, request.email);
    const user = known ?? (mayCreate ? await newUser(tx, settings, request, client) : undefined);
    if (!user) return;
    // A password that was set before the address was confirmed may be a stranger's; the sign-in link takes it away.
    if (user.emailConfirmedAt || user.encryptedPassword) await mailMagicLink(tx, settings, user, flow, client);
    else await mailConfirmation(tx, settings, user, flow, client);
  });
}

async function newUser(
  tx: Tx,
  settings: AuthSettings,
  { email, data }: MagicLinkRequest,
  client: Client,
): Promise<UserRow | undefined> {
  const user = await createUser(tx, settings, { email, passwordHash: null, data }, client);
  if (!user || !settings.AUTH_AUTOCONFIRM) return user;
  await confirmEmail(tx, user.id);
  return { ...user, emailConfirmedAt: new Date() };
}

async function mailMagicLink(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  if (user.email === null) return;
  const secret = await issueSecret(tx, settings, user, { tokenType: "recovery_token", method: "magiclink" }, flow);
  await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, user.id));
  await sendMail(tx, user.email, signInLetter(settings, secret, flow.redirectTo));
  await recordAudit(tx, "user_recovery_requested", user, client);
}
