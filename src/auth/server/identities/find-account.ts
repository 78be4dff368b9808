import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { lockUserByEmail, type ProviderIdentityRow, type UserRow } from "../people/accounts.ts";
import type { Person } from "../provider-person.ts";
import { identities, users } from "../tables.ts";

export async function lockProviderIdentity(
  tx: Tx,
  { provider, subject }: Person,
): Promise<ProviderIdentityRow | undefined> {
  const same = and(eq(identities.provider, provider), eq(identities.providerId, subject));
  const [identity] = await tx.select().from(identities).where(same).for("update");
  return identity;
}

export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user;
}

/**
 * Finds a new person's existing account by an address that the provider verified. It must be the account's own, or
 * verified by another provider of exactly one account.
 */
export async function lockSameOwner(tx: Tx, { email }: Person): Promise<UserRow | undefined> {
  if (!email?.verified) return undefined;
  const user = await lockUserByEmail(tx, email.address);
  if (user) return user;
  const owners = await tx
    .selectDistinct({ userId: identities.userId })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.email, email.address), verified, eq(users.isSsoUser, false)))
    .limit(2);
  const [owner] = owners;
  return owner && owners.length === 1 ? lockUser(tx, owner.userId) : undefined;
}

const verified = sql`${identities.identityData} ->> 'email_verified' = 'true'`;
