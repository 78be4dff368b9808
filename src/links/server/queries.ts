import { and, desc, eq, sql } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { countBounded } from "#platform/lists/bounded-count.ts";
import type { TrackedLink } from "../contract.ts";
import { type LinkPurpose, pathOfCode } from "../tracked-link.ts";
import { trackedLink } from "./tables.ts";

type Filter = PageQuery & { purpose?: LinkPurpose | undefined };

/** Newest first; each sort order has its index. */
export async function listLinks(
  reader: Reader,
  { purpose, page, itemsPerPage }: Filter,
): Promise<{ items: TrackedLink[]; totalItems: number }> {
  const ofPurpose = purpose && eq(trackedLink.purpose, purpose);
  const rows = await counted(reader)
    .where(ofPurpose)
    .orderBy(desc(trackedLink.createdAt), desc(trackedLink.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  return {
    items: rows.map(representTrackedLink),
    ...(await countBounded(reader, trackedLink, [trackedLink.createdAt, trackedLink.id], ofPurpose)),
  };
}

export async function findLink(reader: Reader, id: string): Promise<TrackedLink | undefined> {
  const [row] = await counted(reader).where(eq(trackedLink.id, id));
  return row && representTrackedLink(row);
}

const today = sql`(now() AT TIME ZONE 'UTC')::date`;
const visits = sql`SELECT count(*) FROM tracked_link_visit visit WHERE visit.link_id = "tracked_link"."id"`;

function counted(reader: Reader) {
  return reader
    .select({
      link: trackedLink,
      keptVisits: sql`(${visits})`.mapWith(Number),
      visitsLastMonth: sql`(${visits} AND visit.day > ${today} - 30)`.mapWith(Number),
    })
    .from(trackedLink)
    .$dynamic();
}

type TrackedLinkRow = { link: typeof trackedLink.$inferSelect; keptVisits: number; visitsLastMonth: number };

function representTrackedLink({ link, keptVisits, visitsLastMonth }: TrackedLinkRow): TrackedLink {
  const { id, code, name, target, purpose, organizationId, pastVisits, createdAt } = link;
  return {
    id,
    path: pathOfCode(code),
    name,
    target,
    purpose,
    organization: organizationId && iri("organizations", organizationId),
    visits: pastVisits + keptVisits,
    visitsLastMonth,
    createdAt: createdAt.toISOString(),
  };
}

export async function findAffiliateLink(reader: Reader, organizationId: string): Promise<TrackedLink | undefined> {
  const own = and(eq(trackedLink.organizationId, organizationId), eq(trackedLink.purpose, "affiliate"));
  const [row] = await counted(reader).where(own);
  return row && representTrackedLink(row);
}

/** Returns the organization of an affiliate code; undefined for any other code. */
export async function findAffiliateOf(reader: Reader, code: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ organizationId: trackedLink.organizationId })
    .from(trackedLink)
    .where(and(eq(trackedLink.code, code), eq(trackedLink.purpose, "affiliate")));
  return row?.organizationId ?? undefined;
}
