import { and, desc, eq, gte, lte, not, sql } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { Evidence } from "../evidence.ts";
import { linkCheck } from "./tables.ts";

/** Looks at an order's publication that prove something. */
const isEvidence = (orderId: string) => and(eq(linkCheck.orderId, orderId), not(linkCheck.unsure));

/** The newest look at a publication, or at one address of it since a moment; undefined when nobody looked yet. */
export async function findLastCheck(
  reader: Reader,
  orderId: string,
  of?: { url: string; since: Date },
): Promise<{ passed: boolean; evidence: Evidence } | undefined> {
  const isOf = of && and(gte(linkCheck.checkedAt, of.since), sql`${linkCheck.evidence} ->> 'url' = ${of.url}`);
  const [row] = await reader
    .select({ passed: linkCheck.passed, evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), isOf))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row;
}

/** What the last look until a moment found; undefined where nobody had looked. */
export async function evidenceUntil(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), lte(linkCheck.checkedAt, moment)))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.evidence;
}

/** What the first look from a moment on found; undefined where nobody has looked since. */
export async function evidenceSince(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), gte(linkCheck.checkedAt, moment)))
    .orderBy(linkCheck.checkedAt, linkCheck.id)
    .limit(1);
  return row?.evidence;
}
