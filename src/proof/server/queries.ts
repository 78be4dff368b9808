import { and, desc, eq, gte, lte, not, sql } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { Evidence } from "../evidence.ts";
import { linkCheck } from "./tables.ts";

type LinkCheckRow = typeof linkCheck.$inferSelect;

/** Excludes unsure looks, which prove nothing. */
const isEvidence = (orderId: string) => and(eq(linkCheck.orderId, orderId), not(linkCheck.unsure));

/** The newest look, optionally at one address since a moment; undefined before the first. */
export async function findLastLinkCheck(
  reader: Reader,
  orderId: string,
  of?: { url: string; since: Date },
): Promise<Pick<LinkCheckRow, "passed" | "evidence" | "checkedAt"> | undefined> {
  const isOf = of && and(gte(linkCheck.checkedAt, of.since), sql`${linkCheck.evidence} ->> 'url' = ${of.url}`);
  const [row] = await reader
    .select({ passed: linkCheck.passed, evidence: linkCheck.evidence, checkedAt: linkCheck.checkedAt })
    .from(linkCheck)
    .where(and(isEvidence(orderId), isOf))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row;
}

/** The last look's evidence until a moment; undefined without one. */
export async function evidenceUntil(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), lte(linkCheck.checkedAt, moment)))
    .orderBy(desc(linkCheck.checkedAt), desc(linkCheck.id))
    .limit(1);
  return row?.evidence;
}

/** The first look's evidence from a moment on; undefined without one. */
export async function evidenceSince(reader: Reader, orderId: string, moment: Date): Promise<Evidence | undefined> {
  const [row] = await reader
    .select({ evidence: linkCheck.evidence })
    .from(linkCheck)
    .where(and(isEvidence(orderId), gte(linkCheck.checkedAt, moment)))
    .orderBy(linkCheck.checkedAt, linkCheck.id)
    .limit(1);
  return row?.evidence;
}
