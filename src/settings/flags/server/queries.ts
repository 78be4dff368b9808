import { eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { byColumn, readTableList } from "#platform/lists/table-list.ts";
import { dated } from "../../server/dated.ts";
import { featureFlag } from "../../server/tables.ts";
import type { FeatureFlag } from "../contract.ts";

export const listFlags = (reader: Reader, page: PageQuery): Promise<ListedPage<FeatureFlag>> =>
  readTableList(reader, byColumn(featureFlag, featureFlag.name), page, async (shown) =>
    (await reader.select().from(featureFlag).where(shown)).map(dated),
  );

export async function findFlag(reader: Reader, id: string): Promise<FeatureFlag | undefined> {
  const [row] = await reader.select().from(featureFlag).where(eq(featureFlag.id, id));
  return row && dated(row);
}
