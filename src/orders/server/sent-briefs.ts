import { sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { briefVersion } from "./tables.ts";

/** Keeps a brief as sent. Call it under the order's lock, in its move's transaction. */
export async function keepBrief(
  tx: Tx,
  { id: orderId, brief }: { id: string; brief: string },
  writtenBy: string | null,
): Promise<void> {
  await tx.insert(briefVersion).values({ orderId, brief, writtenBy });
}

export async function markBriefAccepted(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(briefVersion)
    .set({ acceptedAt: sql`now()` })
    .where(
      sql`${briefVersion.id} = (SELECT id FROM brief_version WHERE order_id = ${orderId} ORDER BY created_at DESC, id DESC LIMIT 1)`,
    );
}
