import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { AdminUserBody } from "../../admin-contract.ts";
import { metadata } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { type Account, readAccount } from "../people/accounts.ts";
import { validationFailed } from "../refusals.ts";
import { users } from "../tables.ts";
import { bannedUntil } from "./ban.ts";
import { writeEmailIdentity, writePhoneIdentity } from "./identities.ts";
import { refuseTakenAddress } from "./taken.ts";

/** Creates an account without a mail, unconfirmed by default. */
export async function createAdminUser(
  tx: Tx,
  { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE }: AuthSettings,
  input: AdminUserBody & { passwordHash: string | undefined },
  client: Client,
): Promise<Account> {
  const { id, email, phone, role = AUTH_JWT_ROLE, passwordHash } = input;
  if (!email && !phone) throw validationFailed("Cannot create a user without either an email or phone");
  await refuseTakenAddress(tx, { id, email, phone });
  const providers = [...(email ? ["email"] : []), ...(phone ? ["phone"] : [])];
  const [user] = await tx
    .insert(users)
    .values({
      ...(id ? { id } : {}),
      aud,
      role,
      email,
      phone,
      encryptedPassword: passwordHash,
      emailConfirmedAt: email && input.email_confirm ? sql`now()` : null,
      phoneConfirmedAt: phone && input.phone_confirm ? sql`now()` : null,
      rawAppMetaData: { ...input.app_metadata, provider: providers[0], providers },
      rawUserMetaData: metadata.parse(input.user_metadata ?? {}),
      bannedUntil: bannedUntil(input.ban_duration),
    })
    .returning();
  if (!user) throw new Error("user was not inserted");
  if (email) await writeEmailIdentity(tx, user.id, email, input.email_confirm ?? false);
  if (phone) await writePhoneIdentity(tx, user.id, phone, input.phone_confirm ?? false);
  await recordAudit(tx, "user_signedup", user, client);
  return readAccount(tx, user.id);
}
