import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import type { AdjustmentState } from "../adjustment.ts";
import type { Adjustment } from "../contract.ts";
import { adjustment } from "./tables.ts";

type AdjustmentFilter = PageQuery & { organization?: string | undefined; state?: AdjustmentState | undefined };

/** Newest first. */
export async function listAdjustments(
  reader: Reader,
  { organization, state, page, itemsPerPage }: AdjustmentFilter,
): Promise<{ items: Adjustment[]; totalItems: number }> {
  const where = and(
    organization ? eq(adjustment.organizationId, organization) : undefined,
    state ? eq(adjustment.state, state) : undefined,
  );
  const rows = await select(reader, where)
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return {
    items: rows.map((row) => representAdjustment(row)),
    ...(await countBounded(reader, adjustment, [adjustment.createdAt, adjustment.id], where)),
  };
}

export async function findAdjustment(reader: Reader, id: string): Promise<Adjustment | undefined> {
  const [row] = await select(reader, eq(adjustment.id, id));
  return row && representAdjustment(row);
}

const nameOf = (column: typeof adjustment.proposedBy | typeof adjustment.decidedBy) =>
  sql<string | null>`(SELECT coalesce(nullif(name, ''), email) FROM client_user WHERE id = ${column})`;

const select = (reader: Reader, where: SQL | undefined) =>
  reader
    .select({
      row: adjustment,
      organizationName: sql<string>`(SELECT name FROM organization WHERE id = ${adjustment.organizationId})`,
      proposedByName: nameOf(adjustment.proposedBy),
      decidedByName: nameOf(adjustment.decidedBy),
    })
    .from(adjustment)
    .where(where)
    .orderBy(desc(adjustment.createdAt), desc(adjustment.id))
    .$dynamic();

function representAdjustment({
  row,
  organizationName,
  proposedByName,
  decidedByName,
}: Awaited<ReturnType<typeof select>>[number]): Adjustment {
  const { organizationId, createdAt, updatedAt, ...shown } = row;
  return {
    ...shown,
    organization: iri("organizations", organizationId),
    organizationName,
    proposedByName: proposedByName ?? "",
    decidedByName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
