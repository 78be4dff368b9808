import { and, eq } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { UserRow } from "../people/accounts.ts";
import { sessions, webauthnCredentials } from "../tables.ts";
import { isPasskeyOf, type RepresentedPasskey, representPasskey } from "./queries.ts";
import { passkeyNotFound } from "./refusals.ts";

export async function renamePasskey(
  { transaction }: Database,
  user: Pick<UserRow, "id">,
  id: string,
  friendlyName: string,
): Promise<RepresentedPasskey> {
  const [passkey] = await transaction((tx) =>
    tx.update(webauthnCredentials).set({ friendlyName }).where(isPasskeyOf(user.id, id)).returning(),
  );
  if (!passkey) throw passkeyNotFound();
  return representPasskey(passkey);
}

/** Ends the sessions that the passkey opened; `keptSessionId` is the one in which its owner takes it away. */
export async function removePasskey(
  tx: Tx,
  user: Pick<UserRow, "id" | "email" | "phone">,
  { id, keptSessionId }: { id: string; keptSessionId?: string },
  client: Client,
): Promise<void> {
  if (keptSessionId)
    await tx
      .update(sessions)
      .set({ passkeyId: null })
      .where(and(eq(sessions.id, keptSessionId), eq(sessions.userId, user.id)));
  const removed = await tx.delete(webauthnCredentials).where(isPasskeyOf(user.id, id)).returning();
  if (removed.length === 0) throw passkeyNotFound();
  await recordAudit(tx, "passkey_deleted", user, client);
}
