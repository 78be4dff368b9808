import { and, eq, type SQL, sql } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { AdjustmentState } from "../adjustment.ts";
import type { Adjustment } from "../contract.ts";
import { adjustment } from "./tables.ts";

type AdjustmentFilter = PageQuery & { organization?: string | undefined; state?: AdjustmentState | undefined };

/** Newest first. */
export async function listAdjustments(
  reader: Reader,
  { organization, state, ...page }: AdjustmentFilter,
): Promise<ListedPage<Adjustment>> {
  const where = and(
    organization ? eq(adjustment.organizationId, organization) : undefined,
    state ? eq(adjustment.state, state) : undefined,
  );
  return readTableList(reader, newestOf(adjustment, where), page, async (shown) =>
    (await select(reader, shown)).map((row) => representAdjustment(row)),
  );
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
    .where(where);

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
