import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { effectiveRole, may, reachOf, seesAmounts, viewer } from "#accounts/permissions.ts";
import { iri, type PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/database/page.ts";
import { notFound } from "#platform/http/errors.ts";
import type { Campaign, Project } from "../contract.ts";
import { campaign, project } from "./tables.ts";

type Filter = PageQuery & {
  organization?: string | undefined;
  project?: string | undefined;
  archived?: "true" | "false" | undefined;
};
type DatedItem<Item> = Omit<Item, "role" | "showsAmounts" | "archivedAt" | "createdAt" | "updatedAt"> & {
  createdAt: Date;
  updatedAt: Date;
  totalItems: number;
};

/** SQL for one row of a campaign's spent and held cents; `campaign` is an expression. Each part uses an index. */
const moneyOf = (campaign: string): string =>
  `(SELECT coalesce(sum(spent_cents), 0)::bigint AS spent_cents, coalesce(sum(held_cents), 0)::bigint AS held_cents
    FROM campaign_spending WHERE campaign_id = ${campaign})`;

const moneyOfProject = (project: string): string =>
  `(SELECT coalesce(sum(spent_cents), 0)::bigint AS spent_cents, coalesce(sum(held_cents), 0)::bigint AS held_cents
    FROM campaign AS own CROSS JOIN LATERAL ${moneyOf("own.id")} AS each WHERE own.project_id = ${project})`;

/** SQL for a campaign's spent plus held cents. */
export const usedCentsOf = (campaign: string): string =>
  `(SELECT spent_cents + held_cents FROM ${moneyOf(campaign)} AS money)`;

// $1 holds organizations and single projects; each part has an index.
const within = "(project.organization_id = ANY ($1::uuid[]) OR project.id = ANY ($1::uuid[]))";

// LIMIT comes before the sums, so that only the page's orders are summed.
const projects = `
  WITH page AS (
    SELECT project.*, organization.name AS organization_name, count(*) OVER () AS total_items
    FROM project JOIN organization ON organization.id = project.organization_id
    WHERE ${within} AND ($2::uuid IS NULL OR project.organization_id = $2) AND ($3::uuid IS NULL OR project.id = $3)
      AND ($4::boolean IS NULL OR (project.archived_at IS NOT NULL) = $4)
    ORDER BY project.created_at, project.id LIMIT $5 OFFSET $6)
  SELECT page.id, page.organization_id AS organization, page.organization_name AS "organizationName", page.name, page.website,
         page.brand_description AS "brandDescription", page.logo, page.topics, page.countries, page.viewers_see_amounts AS "viewersSeeAmounts", page.archived_at AS "archivedAt", page.created_at AS "createdAt", page.updated_at AS "updatedAt",
         page.total_items AS "totalItems", (SELECT count(*) FROM campaign WHERE campaign.project_id = page.id) AS "campaignCount",
         money.spent_cents AS "spentCents", money.held_cents AS "heldCents"
  FROM page CROSS JOIN LATERAL ${moneyOfProject("page.id")} AS money ORDER BY page.created_at, page.id`;

const campaigns = `
  WITH page AS (
    SELECT campaign.*, project.name AS project_name, project.logo AS project_logo, project.organization_id, count(*) OVER () AS total_items
    FROM campaign JOIN project ON project.id = campaign.project_id
    WHERE ${within} AND ($2::uuid IS NULL OR project.organization_id = $2)
      AND ($3::uuid IS NULL OR project.id = $3) AND ($4::uuid IS NULL OR campaign.id = $4)
      AND ($5::boolean IS NULL OR (campaign.status = 'archived' OR project.archived_at IS NOT NULL) = $5)
    ORDER BY campaign.created_at, campaign.id LIMIT $6 OFFSET $7)
  SELECT page.id, page.project_id AS project, page.project_name AS "projectName", page.project_logo AS "projectLogo", page.organization_id AS organization, page.name, page.goal,
         page.goal_text AS "goalText", page.budget_cents AS "budgetCents", page.starts_on::text AS "startsOn", page.ends_on::text AS "endsOn",
         page.status, page.created_at AS "createdAt", page.updated_at AS "updatedAt", page.total_items AS "totalItems",
         (SELECT count(*) FROM order_money WHERE campaign_id = page.id) AS "orderCount",
         money.spent_cents AS "spentCents", money.held_cents AS "heldCents"
  FROM page CROSS JOIN LATERAL ${moneyOf("page.id")} AS money ORDER BY page.created_at, page.id`;

export async function listProjects(
  reader: Reader,
  actor: Actor,
  { organization, archived, ...page }: Filter,
): Promise<{ items: Project[]; totalItems: number }> {
  const values = [reachOf(actor, "campaign.read"), organization ?? null, null, archived === "true"];
  const statement = { name: "projects", text: projects, values };
  const { rows, totalItems } = await readPage<ProjectRow>(reader, statement, page);
  return { items: rows.map((row) => representProject(row, actor)), totalItems };
}

export async function findProject(reader: Reader, actor: Actor, id: string): Promise<Project | undefined> {
  const values = [reachOf(actor, "campaign.read"), null, id, null, 1, 0];
  const { rows } = await reader.$client.query<ProjectRow>({ name: "projects", text: projects, values });
  return rows[0] && representProject(rows[0], actor);
}

export async function listCampaigns(
  reader: Reader,
  actor: Actor,
  { organization, project, archived, ...page }: Filter,
): Promise<{ items: Campaign[]; totalItems: number }> {
  const values = [reachOf(actor, "campaign.read"), organization ?? null, project ?? null, null, archived === "true"];
  const statement = { name: "campaigns", text: campaigns, values };
  const { rows, totalItems } = await readPage<DatedItem<Campaign>>(reader, statement, page);
  return { items: rows.map((row) => representCampaign(row, actor)), totalItems };
}

export async function findCampaign(reader: Reader, actor: Actor, id: string): Promise<Campaign | undefined> {
  const values = [reachOf(actor, "campaign.read"), null, null, id, null, 1, 0];
  const { rows } = await reader.$client.query<DatedItem<Campaign>>({ name: "campaigns", text: campaigns, values });
  return rows[0] && representCampaign(rows[0], actor);
}

/** A campaign as its share link shows it; the caller decides about amounts. */
export async function findSharedCampaign(
  reader: Reader,
  id: string,
  showsAmounts: boolean,
): Promise<Campaign | undefined> {
  const place = await locateCampaign(reader, id);
  const values = [[place?.projectId], null, null, id, null, 1, 0];
  const { rows } = await reader.$client.query<DatedItem<Campaign>>({ name: "campaigns", text: campaigns, values });
  return rows[0] && { ...withoutReader(rows[0]), role: viewer, showsAmounts };
}

/** A campaign with its project and organization, for commands that authorize. */
export async function locateCampaign(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      id: campaign.id,
      name: campaign.name,
      status: campaign.status,
      projectId: project.id,
      organizationId: project.organizationId,
      viewersSeeAmounts: project.viewersSeeAmounts,
    })
    .from(campaign)
    .innerJoin(project, eq(project.id, campaign.projectId))
    .where(and(eq(campaign.id, id)));
  return row;
}

/**
 * The organization that pays for a campaign's bookings. Throws 404 for a campaign that the actor doesn't see (R6.4).
 */
export async function bookingOrganization(reader: Reader, actor: Actor, campaignId: string): Promise<string> {
  const place = await locateCampaign(reader, campaignId);
  if (!place || !may(actor, "campaign.read", place)) throw notFound("This campaign");
  return place.organizationId;
}

/** Falls back to a viewer's role, since the actor sees the row. */
const roleIn = (actor: Actor, organizationId: string, projectId: string): number =>
  effectiveRole(actor, { organizationId, projectId }) ?? 2;

type ProjectRow = DatedItem<Project> & { archivedAt: Date | null };

function representProject({ totalItems: _total, ...row }: ProjectRow, actor: Actor): Project {
  return {
    ...row,
    role: roleIn(actor, row.organization, row.id),
    showsAmounts: seesAmounts(actor, { organizationId: row.organization, projectId: row.id }),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    organization: iri("organizations", row.organization),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function representCampaign(row: DatedItem<Campaign>, actor: Actor): Campaign {
  return {
    ...withoutReader(row),
    role: roleIn(actor, row.organization, row.project),
    showsAmounts: seesAmounts(actor, { organizationId: row.organization, projectId: row.project }),
  };
}

/** Fields that are the same for every reader. */
function withoutReader({ totalItems: _total, ...row }: DatedItem<Campaign>): Omit<Campaign, "role" | "showsAmounts"> {
  return {
    ...row,
    project: iri("projects", row.project),
    organization: iri("organizations", row.organization),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export async function hasOrders(reader: Reader, organizationId: string): Promise<boolean> {
  const { rows } = await reader.$client.query<{ has: boolean }>({
    name: "organization-has-orders",
    text: "SELECT EXISTS (SELECT FROM order_money WHERE client_organization_id = $1) AS has",
    values: [organizationId],
  });
  return rows[0]?.has ?? false;
}
