import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { recordProviders } from "../identities/link.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { emailChangeLetter } from "../mails/letters.ts";
import type { MailFlow } from "../mails/mailed-secret.ts";
import { issueOneTimeToken } from "../mails/one-time-tokens.ts";
import { findUserByEmail, type UserRow } from "../people/accounts.ts";
import { emailExists } from "../refusals.ts";
import { startFlow } from "../sessions/flow-state.ts";
import { identities, type OneTimeTokenType, users } from "../tables.ts";

/**
 * Mails the new address and, by default, the old one; nothing changes until they confirm. Only the new address's owner
 * learns that it has an account.
 */
export async function requestEmailChange(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  email: string,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  // An anonymous account has nothing to lose by an unproved address.
  if (user.isAnonymous && settings.AUTH_AUTOCONFIRM) {
    if (await findUserByEmail(tx, email)) throw emailExists();
    await moveTo(tx, user, email);
    return recordAudit(tx, "user_modified", { id: user.id, email }, client);
  }
  // Naming ever new addresses would otherwise flood the old mailbox.
  for (const address of new Set([email, user.email ?? email]))
    await holdMailInterval(tx, settings, "email_change", address);
  const change = { emailChange: email, emailChangeSentAt: sql`now()`, emailChangeConfirmStatus: 0 };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  await mailChange(tx, settings, { ...user, emailChange: email }, flow);
  await recordAudit(tx, "user_modified", user, client);
}

/** Mails both confirmations again, if a change from this address is pending. */
export async function resendEmailChange(tx: Tx, settings: AuthSettings, email: string, flow: MailFlow): Promise<void> {
  await holdMailInterval(tx, settings, "email_change", email);
  const user = await findUserByEmail(tx, email);
  if (!user?.emailChange) return;
  const change = { emailChangeSentAt: sql`now()`, emailChangeConfirmStatus: 0 };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  await mailChange(tx, settings, user, flow);
}

async function mailChange(tx: Tx, settings: AuthSettings, user: UserRow, flow: MailFlow): Promise<void> {
  if (!user.emailChange) return;
  const { challenge, redirectTo } = flow;
  if (challenge)
    await startFlow(tx, {
      providerType: "email",
      authenticationMethod: "email_change",
      userId: user.id,
      challenge,
    });
  const addresses = { from: user.email ?? "none", to: user.emailChange };
  const mail = async (recipient: string, tokenType: OneTimeTokenType) => {
    const secret = await issueOneTimeToken(tx, settings, user, tokenType, challenge !== undefined);
    await sendMail(tx, recipient, emailChangeLetter(settings, secret, addresses, redirectTo));
  };
  await mail(user.emailChange, "email_change_token_new");
  if (asksBoth(settings, user)) await mail(user.email, "email_change_token_current");
}

/** An old address that was never confirmed is not asked. */
function asksBoth(settings: AuthSettings, user: UserRow): user is UserRow & { email: string } {
  const { AUTH_SECURE_EMAIL_CHANGE: secure, AUTH_AUTOCONFIRM: autoconfirm } = settings;
  return secure && !autoconfirm && user.email !== null && user.emailConfirmedAt !== null;
}

/**
 * Takes one confirmation; returns false while the other address has yet to agree. Throws 422 `email_exists` when
 * another account took the address meanwhile.
 */
export async function confirmEmailChange(
  tx: Tx,
  settings: AuthSettings,
  userId: string,
  client: Client,
): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user?.emailChange) return false;
  if (asksBoth(settings, user) && user.emailChangeConfirmStatus === 0) {
    await tx.update(users).set({ emailChangeConfirmStatus: 1 }).where(eq(users.id, userId));
    return false;
  }
  await moveTo(tx, user, user.emailChange);
  await recordAudit(tx, "user_modified", { id: userId, email: user.emailChange }, client);
  return true;
}

async function moveTo(tx: Tx, user: UserRow, email: string): Promise<void> {
  const moved = {
    email,
    emailConfirmedAt: sql`now()`,
    emailChange: null,
    emailChangeConfirmStatus: 0,
    isAnonymous: false,
  };
  await tx.update(users).set(moved).where(eq(users.id, user.id));
  const identityData = { sub: user.id, email, email_verified: true, phone_verified: false };
  const own = and(eq(identities.userId, user.id), eq(identities.provider, "email"));
  const changed = await tx.update(identities).set({ identityData }).where(own).returning({ id: identities.id });
  if (changed.length > 0) return;
  await tx.insert(identities).values({ userId: user.id, provider: "email", providerId: user.id, identityData });
  await recordProviders(tx, user.id);
}
