import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { writeEmailIdentity } from "../admin/identities.ts";
import { identities, users } from "../tables.ts";
import { recordProviders } from "./link.ts";

/** Call it before the address is confirmed: an unverified identity may be a stranger's, and would share the account. */
export async function forgetUnverified(tx: Tx, userId: string): Promise<void> {
  const elsewhere = notInArray(identities.provider, ["email", "phone"]);
  const unverified = sql`coalesce(${identities.identityData} ->> 'email_verified', '') <> 'true'`;
  const forgotten = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), elsewhere, unverified))
    .returning({ id: identities.id });
  if (forgotten.length === 0) return;
  const [user] = await tx
    .update(users)
    .set({ rawUserMetaData: {} })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (user?.email) await writeEmailIdentity(tx, userId, user.email, false);
  await recordProviders(tx, userId);
}
