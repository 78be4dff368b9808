import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import { identityNotFound, lastIdentity } from "../identity-refusals.ts";
import { readAccount } from "../people/accounts.ts";
import { userNotFound } from "../refusals.ts";
import { identities, users } from "../tables.ts";
import { lockUser } from "./find-account.ts";
import { recordProviders } from "./link.ts";
import { promoteEmail } from "./primary-email.ts";

export async function unlinkIdentity(tx: Tx, userId: string, identityId: string, client: Client): Promise<void> {
  const user = await lockUser(tx, userId);
  if (!user) throw userNotFound();
  const account = await readAccount(tx, userId);
  if (account.identities.length < 2) throw lastIdentity();
  const identity = account.identities.find(({ id }) => id === identityId);
  if (!identity) throw identityNotFound();
  await tx.delete(identities).where(eq(identities.id, identity.id));
  await promoteEmail(tx, user, identity);
  if (identity.provider === "phone")
    await tx.update(users).set({ phone: null, phoneConfirmedAt: null, phoneChange: null }).where(eq(users.id, userId));
  await recordProviders(tx, userId);
  await recordAudit(tx, "identity_unlinked", user, client);
}
