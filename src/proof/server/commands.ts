import type { Tx } from "#platform/database/database.ts";
import type { Evidence } from "../evidence.ts";
import { linkCheck } from "./tables.ts";

/** Keeps one look at a publication; it passed when nothing was wrong. */
export async function recordLinkCheck(tx: Tx, orderId: string, evidence: Evidence): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  await tx.insert(linkCheck).values({ orderId, passed, evidence });
  return passed;
}
