import { eq } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { forgetAll } from "#platform/growth/forget.ts";
import type { Client } from "./client.ts";
import { auditLogEntries, auditLogPeople } from "./log/tables.ts";

export type AuditAction =
  | "login"
  | "logout"
  | "user_signedup"
  | "user_repeated_signup"
  | "user_confirmation_requested"
  | "user_recovery_requested"
  | "user_modified"
  | "user_invited"
  | "user_deleted"
  | "user_reauthenticate_requested"
  | "user_updated_password"
  | "token_refreshed"
  | "token_revoked"
  | "factor_in_progress"
  | "challenge_created"
  | "verification_attempted"
  | "factor_unenrolled"
  | "factor_deleted"
  | "identity_linked"
  | "identity_unlinked"
  | "passkey_created"
  | "passkey_deleted"
  | "recovery_codes_created"
  | "recovery_code_used";

/** Records an act in the transaction that did it. */
export async function recordAudit(
  tx: Tx,
  action: AuditAction,
  actor: { id: string; email: string | null; phone?: string | null },
  client: Client,
): Promise<void> {
  // Chained entries outlive accounts; personal data lies beside them and can be erased.
  const payload = { action, actor_id: actor.id, actor_username: "", log_type: logTypes[action] };
  const [entry] = await tx.insert(auditLogEntries).values({ payload }).returning({ id: auditLogEntries.id });
  const [username, ipAddress] = [actor.email ?? actor.phone ?? "", client.ip ?? ""];
  if (entry && (username || ipAddress))
    await tx.insert(auditLogPeople).values({ entryId: entry.id, actorId: actor.id, username, ipAddress });
}

/** After this, an entry's address and IP are erased. */
export const auditPeopleDays = 365;

/** Removes entries older than two years from the beginning of each account's log; an hour's token refresh is one. */
export async function forgetOldAudit(database: Pick<Database, "transaction">): Promise<void> {
  await forgetAll(database, async (tx, limit) => {
    const { rows } = await tx.$client.query<{ removed: number }>("SELECT forget_audit_log($1) AS removed", [limit]);
    return rows[0]?.removed ?? 0;
  });
}

/** Erases the addresses of a deleted account; its entries stay, under its id. */
export async function forgetAuditPerson(tx: Tx, actorId: string): Promise<void> {
  await tx.delete(auditLogPeople).where(eq(auditLogPeople.actorId, actorId));
}

const logTypes: Record<AuditAction, "account" | "user" | "token" | "factor"> = {
  login: "account",
  logout: "account",
  user_signedup: "user",
  user_repeated_signup: "user",
  user_confirmation_requested: "user",
  user_recovery_requested: "user",
  user_modified: "user",
  user_invited: "user",
  user_deleted: "user",
  user_reauthenticate_requested: "user",
  user_updated_password: "user",
  token_refreshed: "token",
  token_revoked: "token",
  factor_in_progress: "factor",
  challenge_created: "factor",
  verification_attempted: "factor",
  factor_unenrolled: "factor",
  factor_deleted: "factor",
  identity_linked: "user",
  identity_unlinked: "user",
  passkey_created: "factor",
  passkey_deleted: "factor",
  recovery_codes_created: "factor",
  recovery_code_used: "factor",
};
