import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { ClaimEnding, ClaimStatus } from "../claim.ts";
import { claim } from "./tables.ts";

type NewClaim = { orderId: string; problems: string[]; dueAt: Date };

/** Opens a claim. Call it under the order's lock, in its move's transaction. */
export async function openClaim(tx: Tx, opened: NewClaim): Promise<void> {
  await tx.insert(claim).values(opened);
}

/** Ends the order's open claim, if any: the only writer of its status. Call it under the order's lock. */
export async function endClaim(tx: Tx, orderId: string, status: ClaimEnding): Promise<void> {
  await tx
    .update(claim)
    .set({ status, closedAt: sql`now()` })
    .where(and(eq(claim.orderId, orderId), eq(claim.status, "open" satisfies ClaimStatus)));
}
