import { and, desc, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/database/database.ts";
import { identities, mfaFactors, users } from "../tables.ts";

export type UserRow = typeof users.$inferSelect;
export type ProviderIdentityRow = typeof identities.$inferSelect;
export type FactorRow = typeof mfaFactors.$inferSelect;

export type Account = { user: UserRow; identities: ProviderIdentityRow[]; factors: FactorRow[] };

export async function findAccount(database: Reader | Tx, userId: string): Promise<Account | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  return {
    user,
    identities: await database
      .select()
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(identities.createdAt),
    factors: await database
      .select()
      .from(mfaFactors)
      .where(eq(mfaFactors.userId, userId))
      .orderBy(mfaFactors.createdAt),
  };
}

export async function readAccount(tx: Tx, userId: string): Promise<Account> {
  const account = await findAccount(tx, userId);
  if (!account) throw new Error("account vanished inside its transaction");
  return account;
}

/** By address in lower case. SSO accounts are skipped, since they sign in elsewhere. */
export async function findUserByEmail(database: Reader | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(byEmail(email));
  return user;
}

export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(byEmail(email)).for("update");
  return user;
}

const byEmail = (email: string) => and(eq(users.email, email), eq(users.isSsoUser, false));

export async function findUsersMovingTo(tx: Tx, email: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailChange, email))
    .orderBy(desc(users.emailChangeSentAt))
    .limit(10);
}

export type NewUser = {
  email: string;
  passwordHash: string | null;
  data: Record<string, unknown>;
  confirmed: boolean;
  id?: string | undefined;
  audience?: string | undefined;
  role?: string | undefined;
  appMetadata?: Record<string, unknown> | undefined;
};

/** Creates the account with its email identity; undefined when the address is taken. */
export async function insertUser(
  tx: Tx,
  { email, passwordHash, data, confirmed, id, audience, role, appMetadata }: NewUser,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .insert(users)
    .values({
      ...(id ? { id } : {}),
      ...(audience ? { aud: audience } : {}),
      ...(role ? { role } : {}),
      email,
      encryptedPassword: passwordHash,
      emailConfirmedAt: confirmed ? sql`now()` : null,
      rawAppMetaData: { ...appMetadata, provider: "email", providers: ["email"] },
      rawUserMetaData: data,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return undefined;
  const identityData = { sub: user.id, email, email_verified: confirmed, phone_verified: false };
  await tx.insert(identities).values({ userId: user.id, provider: "email", providerId: user.id, identityData });
  return user;
}

/**
 * Gives an unconfirmed account its newest sign-up's password and metadata; each sign-up voids the earlier secret, so a
 * stranger's password never survives. An invited account keeps the administration's metadata.
 */
export async function keepNewestSignUp(
  tx: Tx,
  { id, invitedAt, confirmedAt }: Pick<UserRow, "id" | "invitedAt" | "confirmedAt">,
  { passwordHash, data }: Pick<NewUser, "passwordHash" | "data">,
): Promise<void> {
  if (confirmedAt) return;
  const change = { encryptedPassword: passwordHash, ...(invitedAt ? {} : { rawUserMetaData: data }) };
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Does nothing when the address is already confirmed. */
export async function confirmEmail(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
    .where(eq(users.id, userId));
  await tx
    .update(identities)
    .set({ identityData: sql`${identities.identityData} || '{"email_verified": true}'` })
    .where(and(eq(identities.userId, userId), eq(identities.provider, "email")));
}

export const isBanned = ({ bannedUntil }: Pick<UserRow, "bannedUntil">, now = new Date()) =>
  bannedUntil !== null && bannedUntil > now;
