import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { type AuditKind, recorded } from "../audit.ts";
import { auditEvent } from "./tables.ts";

/** Whom the trail names where no person did it. */
export const bylineItself = { userId: "00000000-0000-0000-0000-000000000000" };

type Happened = { kind: AuditKind; subject?: string; before?: object | undefined; after?: object | undefined };

/** Adds a change to the trail, in the transaction that makes it; nothing for a change that changed nothing. */
export async function writeAudit(tx: Tx, actor: Pick<Actor, "userId">, happened: Happened): Promise<void> {
  const { kind, subject = "", before, after } = happened;
  const change = recorded(kind, before, after);
  if (change) await tx.insert(auditEvent).values({ kind, subject, actorId: actor.userId, ...change });
}
