import { eq, sql } from "drizzle-orm";
import { clientUser } from "#accounts/server/tables.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import { type AuditKind, actOf, auditChangesOf } from "../audit.ts";
import type { AuditEvent } from "../contract.ts";
import { bylineItself } from "./commands.ts";
import { auditEvent } from "./tables.ts";

type Filter = PageQuery & { kind?: AuditKind | undefined };

/** Newest first; each sort order has its index. */
export const listAuditEvents = (reader: Reader, { kind, ...page }: Filter): Promise<ListedPage<AuditEvent>> =>
  readTableList(reader, newestOf(auditEvent, kind && eq(auditEvent.kind, kind)), page, async (shown) =>
    (await audited(reader).where(shown)).map(representAuditEvent),
  );

export async function findAuditEvent(reader: Reader, id: string): Promise<AuditEvent | undefined> {
  const [row] = await audited(reader).where(eq(auditEvent.id, id));
  return row && representAuditEvent(row);
}

function audited(reader: Reader) {
  return reader
    .select({
      event: auditEvent,
      actorName: sql<
        string | null
      >`CASE WHEN ${auditEvent.actorId} = ${bylineItself.userId} THEN 'Byline' ELSE coalesce(nullif(${clientUser.name}, ''), ${clientUser.email}) END`,
    })
    .from(auditEvent)
    .leftJoin(clientUser, eq(clientUser.id, auditEvent.actorId))
    .$dynamic();
}

function representAuditEvent({
  event,
  actorName,
}: {
  event: typeof auditEvent.$inferSelect;
  actorName: string | null;
}) {
  const { id, kind, subject, before, after, createdAt } = event;
  const changes = auditChangesOf(kind, before, after);
  return { id, kind, act: actOf(event), subject, changes, actorName, createdAt: createdAt.toISOString() };
}
