import { eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { byColumn, readTableList } from "#platform/lists/table-list.ts";
import { type TaxRateItem, taxRatesMax } from "../contract.ts";
import type { TaxRate } from "../tax.ts";
import { taxRate } from "./tables.ts";

export const listTaxRates = (reader: Reader, page: PageQuery): Promise<ListedPage<TaxRateItem>> =>
  readTableList(reader, byColumn(taxRate, taxRate.country), page, async (shown) =>
    (await reader.select().from(taxRate).where(shown)).map(representTaxRate),
  );

export async function findTaxRate(reader: Reader, id: string): Promise<TaxRateItem | undefined> {
  const [row] = await reader.select().from(taxRate).where(eq(taxRate.id, id));
  return row && representTaxRate(row);
}

export const readTaxRates = (reader: Reader): Promise<TaxRate[]> => reader.select().from(taxRate).limit(taxRatesMax);

const representTaxRate = ({ createdAt, updatedAt, ...row }: typeof taxRate.$inferSelect): TaxRateItem => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
