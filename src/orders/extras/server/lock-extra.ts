import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

/** The order must be locked first, as everywhere. */
export async function lockExtra(tx: Tx, id: string): Promise<OrderExtraRow> {
  const [extra] = await tx.select().from(orderExtra).where(eq(orderExtra.id, id)).for("update");
  if (!extra) throw notFound("This extra");
  return extra;
}
