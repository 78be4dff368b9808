import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { identities } from "../tables.ts";

/** The provider's subject is the account's own id. */
export async function writeEmailIdentity(tx: Tx, userId: string, email: string, verified: boolean): Promise<void> {
  await writeIdentity(tx, userId, "email", { email, email_verified: verified, phone_verified: false });
}

export async function writePhoneIdentity(tx: Tx, userId: string, phone: string, verified: boolean): Promise<void> {
  await writeIdentity(tx, userId, "phone", { phone, email_verified: false, phone_verified: verified });
}

async function writeIdentity(
  tx: Tx,
  userId: string,
  provider: "email" | "phone",
  told: Record<string, unknown>,
): Promise<void> {
  const identityData = { sub: userId, ...told };
  await tx
    .insert(identities)
    .values({ userId, provider, providerId: userId, identityData })
    .onConflictDoUpdate({
      target: [identities.provider, identities.providerId],
      set: { identityData: sql`excluded.identity_data`, updatedAt: sql`now()` },
    });
}
