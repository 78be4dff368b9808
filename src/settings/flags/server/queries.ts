import { asc, eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import { dated } from "../../server/dated.ts";
import { featureFlag } from "../../server/tables.ts";
import type { FeatureFlag } from "../contract.ts";

export async function listFlags(
  reader: Reader,
  { page, itemsPerPage }: PageQuery,
): Promise<{ items: FeatureFlag[]; totalItems: number }> {
  const rows = await reader
    .select()
    .from(featureFlag)
    .orderBy(asc(featureFlag.name))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(dated), ...(await countBounded(reader, featureFlag, [featureFlag.id])) };
}

export async function findFlag(reader: Reader, id: string): Promise<FeatureFlag | undefined> {
  const [row] = await reader.select().from(featureFlag).where(eq(featureFlag.id, id));
  return row && dated(row);
}
