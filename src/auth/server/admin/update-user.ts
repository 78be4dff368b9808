import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { AdminUserBody } from "../../admin-contract.ts";
import { mergedMetadata } from "../accounts/update-user.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import { dropOneTimeTokens } from "../mails/one-time-tokens.ts";
import { type Account, readAccount, type UserRow } from "../people/accounts.ts";
import { noSuchUser } from "../refusals.ts";
import { sessions, users } from "../tables.ts";
import { bannedUntil } from "./ban.ts";
import { writeEmailIdentity, writePhoneIdentity } from "./identities.ts";
import { refuseTakenAddress } from "./taken.ts";

/**
 * Changes addresses at once and merges metadata by key (null deletes one). A new password signs the person out
 * everywhere.
 */
export async function updateAdminUser(
  tx: Tx,
  userId: string,
  input: AdminUserBody & { passwordHash: string | undefined },
  client: Client,
): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw noSuchUser();
  await refuseTakenAddress(tx, { email: input.email, phone: input.phone }, userId);
  await tx.update(users).set(changeOf(user, input)).where(eq(users.id, userId));
  await writeIdentities(tx, user, input);
  // Secrets sent to the old address or number stop working.
  if (input.passwordHash || input.email || input.phone) await dropOneTimeTokens(tx, userId);
  if (input.passwordHash) {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await recordAudit(tx, "user_updated_password", user, client);
  }
  await recordAudit(tx, "user_modified", user, client);
  return readAccount(tx, userId);
}

function changeOf(user: UserRow, input: AdminUserBody & { passwordHash: string | undefined }) {
  const { email, phone, role, passwordHash, app_metadata: app, user_metadata: own } = input;
  const change = {
    email,
    emailChange: email ? null : undefined,
    phone,
    phoneChange: phone ? null : undefined,
    role,
    encryptedPassword: passwordHash,
    emailConfirmedAt: input.email_confirm ? sql`coalesce(${users.emailConfirmedAt}, now())` : undefined,
    phoneConfirmedAt: input.phone_confirm ? sql`coalesce(${users.phoneConfirmedAt}, now())` : undefined,
    rawAppMetaData: app && withoutNulls({ ...user.rawAppMetaData, ...app }),
    rawUserMetaData: own && mergedMetadata(user.rawUserMetaData, own),
    bannedUntil: bannedUntil(input.ban_duration),
    updatedAt: sql`now()`,
  };
  return change;
}

const withoutNulls = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

async function writeIdentities(tx: Tx, user: UserRow, input: AdminUserBody): Promise<void> {
  const { email = user.email, phone = user.phone } = input;
  const isEmailKnown = user.emailConfirmedAt !== null || input.email_confirm === true;
  const isPhoneKnown = user.phoneConfirmedAt !== null || input.phone_confirm === true;
  if (email && (input.email || input.email_confirm)) await writeEmailIdentity(tx, user.id, email, isEmailKnown);
  if (phone && (input.phone || input.phone_confirm)) await writePhoneIdentity(tx, user.id, phone, isPhoneKnown);
}
