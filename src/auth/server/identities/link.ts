import { and, asc, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { metadata } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import { identityLinked } from "../identity-refusals.ts";
import { isBanned, type ProviderIdentityRow, type UserRow } from "../people/accounts.ts";
import type { Person } from "../provider-person.ts";
import { userBanned, userNotFound } from "../refusals.ts";
import { identities, sessions, users } from "../tables.ts";
import { lockProviderIdentity, lockUser } from "./find-account.ts";
import { claimEmail } from "./primary-email.ts";

export async function addIdentity(tx: Tx, user: UserRow, person: Person): Promise<ProviderIdentityRow> {
  const [identity] = await tx
    .insert(identities)
    .values({ userId: user.id, provider: person.provider, providerId: person.subject, identityData: person.data })
    .returning();
  if (!identity) throw new Error("identity was not inserted");
  await keepTold(tx, user, person);
  await recordProviders(tx, user.id);
  return identity;
}

/** Merges the provider's current claims into the metadata, unless it would become too large. */
export async function keepTold(tx: Tx, { id, rawUserMetaData }: UserRow, { data }: Person): Promise<void> {
  const merged = metadata.safeParse({ ...rawUserMetaData, ...data });
  if (merged.success) await tx.update(users).set({ rawUserMetaData: merged.data }).where(eq(users.id, id));
}

/** Writes the account's providers, oldest first, into the metadata of its tokens. */
export async function recordProviders(tx: Tx, userId: string): Promise<void> {
  const linked = await tx
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  const providers = [...new Set(linked.map(({ provider }) => provider))];
  const [user] = await tx.select({ rawAppMetaData: users.rawAppMetaData }).from(users).where(eq(users.id, userId));
  const rawAppMetaData = { ...user?.rawAppMetaData, provider: providers[0], providers };
  await tx.update(users).set({ rawAppMetaData }).where(eq(users.id, userId));
}

/** Links another provider's person to the account. Throws 422 `identity_already_exists` when an account has them. */
export async function linkIdentity(tx: Tx, userId: string, person: Person, client: Client): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw userNotFound();
  if (isBanned(user)) throw userBanned(403);
  await refuseLinked(tx, userId, person);
  await addIdentity(tx, user, person);
  if (!user.email) await claimEmail(tx, user, person);
  if (user.isAnonymous) await tx.update(users).set({ isAnonymous: false }).where(eq(users.id, userId));
  await recordAudit(tx, "identity_linked", user, client);
  return user;
}

/** Throws 422 `identity_already_exists` when an account has the provider's person. */
export async function refuseLinked(tx: Tx, userId: string, person: Person): Promise<void> {
  const known = await lockProviderIdentity(tx, person);
  if (known) throw identityLinked(known.userId === userId);
}

/** Removes every other identity, the password and all sessions. */
export async function keepOnly(tx: Tx, user: UserRow, identity: ProviderIdentityRow, person: Person): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, user.id), ne(identities.id, identity.id)));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  await tx.update(users).set({ encryptedPassword: null, rawUserMetaData: person.data }).where(eq(users.id, user.id));
  await recordProviders(tx, user.id);
}
