import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { type AuditKind, recorded } from "../audit.ts";
import { auditEvent } from "./tables.ts";

/** The actor of changes that no person made. */
export const bylineItself = { userId: "00000000-0000-0000-0000-000000000000" };

type AuditEntry = { kind: AuditKind; subject?: string; before?: object | undefined; after?: object | undefined };

/** Writes a change into the trail, in its transaction; nothing when no field differs. */
export async function writeAudit(tx: Tx, actor: Pick<Actor, "userId">, happened: AuditEntry): Promise<void> {
  const { kind, subject = "", before, after } = happened;
  const change = recorded(kind, before, after);
  if (change) await tx.insert(auditEvent).values({ kind, subject, actorId: actor.userId, ...change });
}
