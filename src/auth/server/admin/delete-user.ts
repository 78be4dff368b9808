import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import { dropOneTimeTokens } from "../mails/one-time-tokens.ts";
import { noSuchUser } from "../refusals.ts";
import {
  flowState,
  identities,
  mfaFactors,
  mfaRecoveryCodes,
  sessions,
  users,
  webauthnChallenges,
  webauthnCredentials,
} from "../tables.ts";

/** Ways in and their traces; an emptied account has none. */
const ownTables = [
  sessions,
  identities,
  mfaFactors,
  mfaRecoveryCodes,
  webauthnCredentials,
  webauthnChallenges,
  flowState,
];

/**
 * Deletes the account. Softly, an emptied row stays for references: nobody signs in with it, and its address is free.
 */
export async function deleteUserByAdmin(tx: Tx, userId: string, softly: boolean, client: Client): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw noSuchUser();
  await recordAudit(tx, "user_deleted", user, client);
  if (!softly) {
    await tx.delete(users).where(eq(users.id, userId));
    return;
  }
  await dropOneTimeTokens(tx, userId);
  for (const table of ownTables) await tx.delete(table).where(eq(table.userId, userId));
  await tx
    .update(users)
    .set({
      email: null,
      phone: null,
      emailChange: null,
      phoneChange: null,
      encryptedPassword: null,
      rawUserMetaData: {},
      rawAppMetaData: {},
      deletedAt: sql`coalesce(${users.deletedAt}, now())`,
    })
    .where(eq(users.id, userId));
}
