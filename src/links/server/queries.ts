import { and, eq, sql } from "drizzle-orm";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListedPage } from "#platform/lists/list.ts";
import { newestOf, readTableList } from "#platform/lists/table-list.ts";
import type { TrackedLink } from "../contract.ts";
import { type LinkPurpose, pathOfCode } from "../tracked-link.ts";
import { trackedLink } from "./tables.ts";

type Filter = PageQuery & { purpose?: LinkPurpose | undefined };

/** Newest first; each sort order has its index. */
export const listLinks = (reader: Reader, { purpose, ...page }: Filter): Promise<ListedPage<TrackedLink>> =>
  readTableList(reader, newestOf(trackedLink, purpose && eq(trackedLink.purpose, purpose)), page, async (shown) =>
    (await counted(reader).where(shown)).map(representTrackedLink),
  );

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
