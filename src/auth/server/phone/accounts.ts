import { desc, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/database/database.ts";
import { writePhoneIdentity } from "../admin/identities.ts";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";
import { users } from "../tables.ts";

/** By number, digits alone. */
export async function findUserByPhone(database: Reader | Tx, phone: string): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.phone, phone));
  return user;
}

export async function lockUserByPhone(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.phone, phone)).for("update");
  return user;
}

export async function findUsersMovingToPhone(database: Reader | Tx, phone: string): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(eq(users.phoneChange, phone))
    .orderBy(desc(users.phoneChangeSentAt))
    .limit(10);
}

export type NewPhoneUser = {
  phone: string;
  passwordHash: string | null;
  data: Record<string, unknown>;
  confirmed: boolean;
};

/** Creates the account with its phone identity; undefined when the number is taken. */
export async function insertPhoneUser(
  tx: Tx,
  { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE: role }: AuthSettings,
  { phone, passwordHash, data, confirmed }: NewPhoneUser,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      aud,
      role,
      phone,
      encryptedPassword: passwordHash,
      rawUserMetaData: data,
      phoneConfirmedAt: confirmed ? sql`now()` : null,
      rawAppMetaData: { provider: "phone", providers: ["phone"] },
    })
    .onConflictDoNothing()
    .returning();
  if (user) await writePhoneIdentity(tx, user.id, phone, confirmed);
  return user;
}

export async function confirmPhone(tx: Tx, userId: string, phone: string): Promise<void> {
  await tx
    .update(users)
    .set({ phoneConfirmedAt: sql`coalesce(${users.phoneConfirmedAt}, now())` })
    .where(eq(users.id, userId));
  await writePhoneIdentity(tx, userId, phone, true);
}
