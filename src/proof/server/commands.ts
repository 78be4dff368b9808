import { desc, eq } from "drizzle-orm";
import type { Reader, Tx } from "#platform/database/database.ts";
import type { Evidence } from "../evidence.ts";
import { linkCheck } from "./tables.ts";

/** Keeps one look at a publication; it passed when nothing was wrong. */
export async function recordLinkCheck(tx: Tx, orderId: string, evidence: Evidence): Promise<boolean> {
  const passed = evidence.problems.length === 0;
  await tx.insert(linkCheck).values({ orderId, passed, evidence });
  return passed;
}

/** Whether the newest look passed; undefined when nobody looked yet. */
export async function lastCheckPassed(reader: Reader, orderId: string): Promise<boolean | undefined> {
  const [row] = await reader
    .select({ passed: linkCheck.passed })
    .from(linkCheck)
    .where(eq(linkCheck.orderId, orderId))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.passed;
}
