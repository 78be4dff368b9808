import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { emailConflict } from "../identity-refusals.ts";
import { dropOneTimeTokens } from "../mails/one-time-tokens.ts";
import type { ProviderIdentityRow, UserRow } from "../people/accounts.ts";
import type { Person } from "../provider-person.ts";
import { identities, users } from "../tables.ts";

/** Makes the provider's verified address the account's own; false without one, or when another account has it. */
export async function claimEmail(tx: Tx, user: Pick<UserRow, "id">, { email }: Person): Promise<boolean> {
  if (!email?.verified || (await isTaken(tx, user.id, email.address))) return false;
  await tx
    .update(users)
    .set({ email: email.address, emailConfirmedAt: sql`now()`, isAnonymous: false })
    .where(eq(users.id, user.id));
  return true;
}

export async function isTaken(tx: Tx, userId: string | undefined, address: string): Promise<boolean> {
  const others = and(eq(users.email, address), eq(users.isSsoUser, false), userId ? ne(users.id, userId) : undefined);
  const [other] = await tx.select({ id: users.id }).from(users).where(others);
  return other !== undefined;
}

/**
 * Replaces an address that came from the removed identity by another identity's, verified and oldest first. An
 * unverified one needs confirmation again. Throws 422 when another account has it.
 */
export async function promoteEmail(tx: Tx, user: UserRow, removed: ProviderIdentityRow): Promise<void> {
  if (!user.email || removed.email !== user.email) return;
  const verified = sql<boolean>`coalesce(${identities.identityData} ->> 'email_verified', 'false') = 'true'`;
  const [next] = await tx
    .select({ email: identities.email, verified })
    .from(identities)
    .where(and(eq(identities.userId, user.id), isNotNull(identities.email)))
    .orderBy(desc(verified), asc(identities.createdAt))
    .limit(1);
  if (next?.email === user.email && next.verified) return;
  if (next?.email && (await isTaken(tx, user.id, next.email))) throw emailConflict();
  const emailConfirmedAt = next?.verified ? sql`coalesce(${users.emailConfirmedAt}, now())` : null;
  await tx
    .update(users)
    .set({ email: next?.email ?? null, emailConfirmedAt, emailChange: null, emailChangeConfirmStatus: 0 })
    .where(eq(users.id, user.id));
  await dropOneTimeTokens(tx, user.id);
}
