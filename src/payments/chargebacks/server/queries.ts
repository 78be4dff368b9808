import { and, asc, eq, inArray, sum } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { Cents } from "#platform/money/money.ts";
import { chargeback } from "./tables.ts";

/** What of a top-up the payer has back for good. Cents. */
export async function readTakenBack(reader: Reader, topUpId: string): Promise<Cents> {
  const [row] = await reader
    .select({ cents: sum(chargeback.amountCents).mapWith(Number) })
    .from(chargeback)
    .where(and(eq(chargeback.topUpId, topUpId), eq(chargeback.status, "final")));
  return row?.cents ?? 0;
}

/** The refunds and disputes of these top-ups, oldest first. */
export async function readChargebacks(reader: Reader, topUpIds: string[]) {
  if (topUpIds.length === 0) return [];
  const { topUpId, kind, status, amountCents, createdAt } = chargeback;
  return reader
    .select({ topUpId, kind, status, amountCents, createdAt })
    .from(chargeback)
    .where(inArray(topUpId, topUpIds))
    .orderBy(asc(createdAt), asc(chargeback.id))
    .limit(topUpIds.length * chargebacksOfOne);
}

/** A provider allows few refunds of one payment. */
const chargebacksOfOne = 50;
