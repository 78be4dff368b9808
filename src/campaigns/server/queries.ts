import { and, eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { effectiveRole, may, reachedPlaces, seesAmounts, viewer } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { CampaignSort } from "../campaign.ts";
import type { Campaign, Project } from "../contract.ts";
import { campaign, project } from "./tables.ts";

type Filter = PageQuery & {
  organization?: string | undefined;
  project?: string | undefined;
  archived?: "true" | "false" | undefined;
};
type CampaignFilter = Filter & { search?: string | undefined; sort?: CampaignSort | undefined };
type WantedPlaces = Omit<Filter, keyof PageQuery> & { id?: string };
type WantedCampaigns = Omit<CampaignFilter, keyof PageQuery> & { id?: string };
type ProjectPlaces = Record<"organizations" | "projects", string[]>;
type DatedItem<Item> = Omit<Item, "role" | "showsAmounts" | "archivedAt" | "createdAt" | "updatedAt"> & {
  createdAt: Date;
  updatedAt: Date;
};

/** SQL for one row of a campaign's spent and held cents; `campaign` is an expression. Each part uses an index. */
const moneyOf = (campaign: string): string =>
  `(SELECT coalesce(sum(spent_cents), 0)::bigint AS spent_cents, coalesce(sum(held_cents), 0)::bigint AS held_cents
    FROM campaign_spending WHERE campaign_id = ${campaign})`;

/** SQL for a campaign's project. */
export const projectOf = (campaign: string): string => `(SELECT project_id FROM campaign WHERE id = ${campaign})`;

/** SQL for a campaign's spent plus held cents. */
export const usedCentsOf = (campaign: string): string =>
  `(SELECT spent_cents + held_cents FROM ${moneyOf(campaign)} AS money)`;

/** A branch for each organization and each single project of the reader. */
function projectListOf(places: ProjectPlaces, { organization, archived, id }: WantedPlaces) {
  const { values, of } = parameters();
  const filtered = [
    organization && `item.organization_id = ${of(organization)}`,
    archived && `item.archived_at IS ${archived === "true" ? "NOT " : ""}NULL`,
    id && `item.id = ${of(id)}`,
  ];
  const branches = [
    ...places.organizations.map((place) => `item.organization_id = ${of(place)}`),
    ...places.projects.map((place) => `item.id = ${of(place)}`),
  ].map((place) => ({ from: "project AS item", where: [place, ...filtered] }));
  return { name: "projects", branches, order: oldestFirst, columns: projectColumns, joins: projectJoins, values };
}

const newestShown = 3;

const projectColumns = `
  project.id, project.organization_id AS organization, organization.name AS "organizationName", project.name, project.website,
  project.brand_description AS "brandDescription", project.logo, project.topics, project.countries,
  project.viewers_see_amounts AS "viewersSeeAmounts", project.archived_at AS "archivedAt", project.created_at AS "createdAt",
  project.updated_at AS "updatedAt", kept."campaignCount", kept."spentCents", kept."heldCents",
  (SELECT coalesce(json_agg(newest), '[]') FROM (
     SELECT id, name FROM campaign WHERE project_id = project.id AND status <> 'archived'
     ORDER BY created_at DESC, id DESC LIMIT ${newestShown}) AS newest) AS "newestCampaigns"`;

const projectJoins = `
  JOIN project USING (id) JOIN organization ON organization.id = project.organization_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS "campaignCount", coalesce(sum(spent_cents), 0)::bigint AS "spentCents", coalesce(sum(held_cents), 0)::bigint AS "heldCents"
    FROM campaign_sum WHERE project_id = project.id) AS kept`;

function campaignListOf(places: ProjectPlaces, wanted: WantedCampaigns) {
  const { organization, project, archived, id, search, sort } = wanted;
  const { values, of } = parameters();
  const filtered = [
    organization && `item.organization_id = ${of(organization)}`,
    project && `item.project_id = ${of(project)}`,
    archived && `${archived === "true" ? "" : "NOT "}(item.status = 'archived' OR project.archived_at IS NOT NULL)`,
    search && `strpos(lower(item.name), lower(${of(search)})) > 0`,
    id && `item.id = ${of(id)}`,
  ];
  const branches = [
    ...places.organizations.map((place) => `item.organization_id = ${of(place)}`),
    ...places.projects.map((place) => `item.project_id = ${of(place)}`),
  ].map((place) => ({ from: campaigns, where: [place, ...filtered] }));
  const order = sort === "newest" ? newestFirst : oldestFirst;
  return { name: "campaigns", branches, order, columns: campaignColumns, joins: campaignJoins, values };
}

const campaigns = "campaign AS item JOIN project ON project.id = item.project_id";

const campaignColumns = `
  campaign.id, campaign.project_id AS project, project.name AS "projectName", project.logo AS "projectLogo",
  project.organization_id AS organization, campaign.name, campaign.goal, campaign.goal_text AS "goalText",
  campaign.budget_cents AS "budgetCents", campaign.starts_on::text AS "startsOn", campaign.ends_on::text AS "endsOn",
  campaign.status, campaign.created_at AS "createdAt", campaign.updated_at AS "updatedAt",
  kept.order_count AS "orderCount", kept.spent_cents AS "spentCents", kept.held_cents AS "heldCents"`;

const campaignJoins = `
  JOIN campaign USING (id) JOIN project ON project.id = campaign.project_id
  JOIN campaign_sum AS kept ON kept.campaign_id = campaign.id`;

const oldestFirst: ListOrder = [
  { column: "created_at", direction: "ASC" },
  { column: "id", direction: "ASC" },
];
const onePage: PageQuery = { page: 1, itemsPerPage: 1 };

export const listProjects = (
  reader: Reader,
  actor: Actor,
  { archived = "false", ...wanted }: Filter,
): Promise<ListedPage<Project>> =>
  readList(
    reader,
    projectListOf(reachedPlaces(actor, "campaign.read"), { archived, ...wanted }),
    wanted,
    (row: ProjectRow) => representProject(row, actor),
  );

export async function findProject(reader: Reader, actor: Actor, id: string): Promise<Project | undefined> {
  const list = projectListOf(reachedPlaces(actor, "campaign.read"), { id });
  return (await readList(reader, list, onePage, (row: ProjectRow) => representProject(row, actor))).items[0];
}

export const listCampaigns = (
  reader: Reader,
  actor: Actor,
  { archived = "false", ...wanted }: CampaignFilter,
): Promise<ListedPage<Campaign>> =>
  readList(
    reader,
    campaignListOf(reachedPlaces(actor, "campaign.read"), { archived, ...wanted }),
    wanted,
    (row: CampaignRow) => representCampaign(row, actor),
  );

export async function findCampaign(reader: Reader, actor: Actor, id: string): Promise<Campaign | undefined> {
  const list = campaignListOf(reachedPlaces(actor, "campaign.read"), { id });
  return (await readList(reader, list, onePage, (row: CampaignRow) => representCampaign(row, actor))).items[0];
}

/** A campaign as its share link shows it; the caller decides about amounts. */
export async function findSharedCampaign(
  reader: Reader,
  id: string,
  showsAmounts: boolean,
): Promise<Campaign | undefined> {
  const place = await locateCampaign(reader, id);
  if (!place) return undefined;
  const list = campaignListOf({ organizations: [], projects: [place.projectId] }, { id });
  const { items } = await readList(reader, list, onePage, withoutReader);
  return items[0] && { ...items[0], role: viewer, showsAmounts };
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
type CampaignRow = DatedItem<Campaign>;

function representProject(row: ProjectRow, actor: Actor): Project {
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

function representCampaign(row: CampaignRow, actor: Actor): Campaign {
  return {
    ...withoutReader(row),
    role: roleIn(actor, row.organization, row.project),
    showsAmounts: seesAmounts(actor, { organizationId: row.organization, projectId: row.project }),
  };
}

/** Fields that are the same for every reader. */
function withoutReader(row: CampaignRow): Omit<Campaign, "role" | "showsAmounts"> {
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
