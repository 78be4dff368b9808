import { asc, eq } from "drizzle-orm";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type TaxRateItem, taxRatesMax } from "../contract.ts";
import type { TaxRate } from "../tax.ts";
import { taxRate } from "./tables.ts";

export async function listTaxRates(
  reader: Reader,
  { page, itemsPerPage }: PageQuery,
): Promise<{ items: TaxRateItem[]; totalItems: number }> {
  const rows = await reader
    .select()
    .from(taxRate)
    .orderBy(asc(taxRate.country))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return { items: rows.map(representTaxRate), totalItems: await reader.$count(taxRate) };
}

export async function findTaxRate(reader: Reader, id: string): Promise<TaxRateItem | undefined> {
  const [row] = await reader.select().from(taxRate).where(eq(taxRate.id, id));
  return row && representTaxRate(row);
}

/** All rates that hold now. */
export const readTaxRates = (reader: Reader): Promise<TaxRate[]> => reader.select().from(taxRate).limit(taxRatesMax);

const representTaxRate = ({ createdAt, updatedAt, ...row }: typeof taxRate.$inferSelect): TaxRateItem => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
