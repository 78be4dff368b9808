import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Evidence } from "../evidence.ts";
import type { Watch } from "../guarantee.ts";
import { linkCheck, publicationWatch } from "./tables.ts";

/** Keeps one look at a publication; it passed when nothing was wrong. */
export async function recordLinkCheck(tx: Tx, orderId: string, evidence: Evidence): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  await tx.insert(linkCheck).values({ orderId, passed, evidence });
  return passed;
}

/** Begins to watch a publication, or goes on as planned after it came out anew (R10.3). */
export async function watchPublication(tx: Tx, orderId: string, nextLookAt: Date | null): Promise<void> {
  await tx
    .insert(publicationWatch)
    .values({ orderId, nextLookAt })
    .onConflictDoUpdate({ target: publicationWatch.orderId, set: { nextLookAt } });
}

/** Locks a watch for a look's outcome. */
export async function lockWatch(tx: Tx, orderId: string): Promise<Watch | undefined> {
  const [row] = await tx.select().from(publicationWatch).where(eq(publicationWatch.orderId, orderId)).for("update");
  return row;
}

export async function keepWatch(tx: Tx, orderId: string, watch: Watch): Promise<void> {
  await tx.update(publicationWatch).set(watch).where(eq(publicationWatch.orderId, orderId));
}
