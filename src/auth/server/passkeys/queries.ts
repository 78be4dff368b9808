import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#platform/database/database.ts";
import { webauthnCredentials } from "../tables.ts";
import type { KnownCredential } from "./relying-party.ts";

export type PasskeyRow = typeof webauthnCredentials.$inferSelect;

/** The account's passkeys, oldest first. */
export const readPasskeys = (asking: Reader | Tx, userId: string): Promise<PasskeyRow[]> =>
  asking
    .select()
    .from(webauthnCredentials)
    .where(eq(webauthnCredentials.userId, userId))
    .orderBy(webauthnCredentials.createdAt);

/** By the authenticator's own name for it, in base64url. */
export async function findPasskey(asking: Reader | Tx, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await asking
    .select()
    .from(webauthnCredentials)
    .where(eq(webauthnCredentials.credentialId, Buffer.from(credentialId, "base64url")));
  return passkey;
}

export const isPasskeyOf = (userId: string, id: string) =>
  and(eq(webauthnCredentials.userId, userId), eq(webauthnCredentials.id, id));

export const knownPasskey = ({ credentialId, transports }: PasskeyRow): KnownCredential => ({
  id: credentialId.toString("base64url"),
  transports,
});

/** The protocol's passkey; a field without a value is absent. */
export const representPasskey = ({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  ...(friendlyName && { friendly_name: friendlyName }),
  created_at: createdAt,
  ...(lastUsedAt && { last_used_at: lastUsedAt }),
});
export type RepresentedPasskey = ReturnType<typeof representPasskey>;
