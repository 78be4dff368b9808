import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { mailConfirmation } from "../accounts/sign-up.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { lockProviderIdentity, lockSameOwner, lockUser } from "../identities/find-account.ts";
import { addIdentity, keepOnly, keepTold } from "../identities/link.ts";
import { claimEmail, isTaken } from "../identities/primary-email.ts";
import { needsVerification } from "../identity-refusals.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { dropOneTimeTokens } from "../mails/one-time-tokens.ts";
import { isBanned, type ProviderIdentityRow, type UserRow } from "../people/accounts.ts";
import type { Person } from "../provider-person.ts";
import { signUpDisabled, userBanned } from "../refusals.ts";
import { identities, users } from "../tables.ts";

/** A refusal with a mail is committed, and thrown afterwards. */
export type Admission = { userId: string } | { refusal: Refusal };

/** `redirectTo` is where the mail of an unverified address leads. */
type Entrance = { settings: AuthSettings; redirectTo: string; client: Client };

/**
 * Finds the account by the provider's id, else by an address that the provider verified; else makes one. An unconfirmed
 * account loses its password and identities when the address's owner arrives.
 */
export async function admitPerson(tx: Tx, person: Person, entrance: Entrance): Promise<Admission> {
  const { user, identity } = await recognize(tx, person, entrance);
  if (user.emailConfirmedAt) return { userId: user.id };
  await keepOnly(tx, user, identity, person);
  return admitUnconfirmed(tx, user, person, entrance);
}

async function recognize(
  tx: Tx,
  person: Person,
  { settings }: Entrance,
): Promise<{ user: UserRow; identity: ProviderIdentityRow }> {
  const known = await lockProviderIdentity(tx, person);
  const user = known ? await lockUser(tx, known.userId) : await lockSameOwner(tx, person);
  if (user && isBanned(user)) throw userBanned(403);
  if (!user) {
    const created = await createAccount(tx, person, settings);
    return { user: created, identity: await addIdentity(tx, created, person) };
  }
  if (!known) return { user, identity: await addIdentity(tx, user, person) };
  await tx.update(identities).set({ identityData: person.data }).where(eq(identities.id, known.id));
  await keepTold(tx, user, person);
  return { user, identity: known };
}

async function createAccount(tx: Tx, { email, data }: Person, settings: AuthSettings): Promise<UserRow> {
  if (!settings.AUTH_SIGNUP) throw signUpDisabled();
  const free = email && !(await isTaken(tx, undefined, email.address));
  const { AUTH_JWT_AUDIENCE: aud, AUTH_JWT_ROLE: role } = settings;
  const [user] = await tx
    .insert(users)
    .values({ aud, role, email: free ? email.address : null, rawUserMetaData: data })
    .returning();
  if (!user) throw new Error("user was not inserted");
  return user;
}

async function admitUnconfirmed(
  tx: Tx,
  user: UserRow,
  person: Person,
  { settings, redirectTo, client }: Entrance,
): Promise<Admission> {
  await dropOneTimeTokens(tx, user.id);
  if ((await claimEmail(tx, user, person)) || (await confirmUnseen(tx, user, settings))) {
    await recordAudit(tx, "user_signedup", { ...user, email: user.email ?? person.email?.address ?? null }, client);
    return { userId: user.id };
  }
  if (!user.email) throw needsVerification(person.provider, false);
  await holdMailInterval(tx, settings, "confirmation", user.email);
  await mailConfirmation(tx, settings, user, { redirectTo, provider: person.provider }, client);
  return { refusal: needsVerification(person.provider, true) };
}

/** AUTH_AUTOCONFIRM accepts this address unproved, like any other. */
async function confirmUnseen(tx: Tx, user: UserRow, { AUTH_AUTOCONFIRM }: AuthSettings): Promise<boolean> {
  if (!AUTH_AUTOCONFIRM || !user.email) return false;
  await tx.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user.id));
  return true;
}
