import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import { calledOffStatuses } from "#orders/statuses.ts";
import type { Reader } from "#platform/database/database.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { type ConflictKind, sameOwnerOutletsMax } from "../conflicts.ts";

/** SQL expressions, never values. */
type ConflictNames = {
  media: string;
  /** `uuid[]`: organizations with marks. */
  organizations: string;
  /** `uuid`. Without it, conflicts within a campaign are skipped, since planning them costs more than a page. */
  campaign?: string | undefined;
  /** `uuid`. Without it, any booked or carted format of the outlet counts. */
  format?: string;
  /** The cart's own line, which is no conflict with itself. */
  line?: string;
  /** The continuing order, which is no conflict with itself. */
  order?: string;
};

type InCampaign = ConflictNames & { campaign: string };

/** An organization's mark holds in all its campaigns; a campaign's in that one. */
const marked = ({ media, organizations, campaign }: ConflictNames): string =>
  `FROM outlet_mark AS mark WHERE mark.media_project_id = ${media} AND mark.organization_id = ANY (${organizations})
     AND (mark.campaign_id IS NULL${campaign ? ` OR mark.campaign_id = ${campaign}` : ""})`;

/** SQL for `text[]` such as `favourite organization`, `blocked campaign`. */
export const marksOf = (asked: ConflictNames): string =>
  `ARRAY(SELECT DISTINCT mark.kind || CASE WHEN mark.campaign_id IS NULL THEN ' organization' ELSE ' campaign' END ${marked(asked)})`;

const domainOf = (website: string): string => `substring(lower(${website}) FROM '^https?://(?:www\\.)?([a-z0-9.-]+)')`;

const isThere = (booked: string, { order }: ConflictNames): string =>
  `${booked}.status NOT IN ${literals(calledOffStatuses)}${order ? ` AND ${booked}.id <> ${order}` : ""}`;

const ofCampaigns = (field: string, { campaign }: InCampaign): string =>
  `(SELECT planned.${field} FROM campaign AS planned WHERE planned.id = ${campaign})`;

/**
 * Orders that the campaign's organization booked from the outlet's publisher, which never changes. Sub-selects, since a
 * join makes plans read all orders of the outlet or of the organization, instead of `order_client_publisher`.
 */
const fromPublisher = (booked: string, asked: InCampaign): string =>
  `${booked}.client_organization_id = ${ofCampaigns("organization_id", asked)}
    AND ${booked}.publisher_organization_id = (SELECT here.organization_id FROM media_project AS here WHERE here.id = ${asked.media})
    AND ${isThere(booked, asked)}`;

/**
 * True when another campaign links from this outlet to the brand's domain, by its website or a text. A second link from
 * the same domain is worth little.
 */
const linksToTarget = (asked: InCampaign): string =>
  `EXISTS (SELECT FROM publication_order AS linking
    JOIN project AS linked ON linked.id = linking.project_id JOIN project AS brand ON brand.id = ${ofCampaigns("project_id", asked)}
    WHERE ${fromPublisher("linking", asked)} AND linking.campaign_id <> ${asked.campaign} AND linking.media_project_id = ${asked.media}
      AND (${domainOf("linked.website")} = ${domainOf("brand.website")} OR ${domainOf("brand.website")} = ANY (linking.linked_domains)))`;

const isOfSameOwner = (asked: InCampaign): string =>
  `EXISTS (SELECT FROM publication_order AS beside JOIN media_project AS sibling ON sibling.id = beside.media_project_id
    JOIN media_project AS here ON here.id = ${asked.media}
    WHERE ${fromPublisher("beside", asked)} AND beside.campaign_id = ${asked.campaign} AND beside.media_project_id <> ${asked.media}
      AND ((here.verification = 'verified' AND sibling.verification = 'verified')
        OR (SELECT count(*) FROM (SELECT FROM media_project AS few WHERE few.organization_id = here.organization_id LIMIT ${sameOwnerOutletsMax + 1}) AS counted) <= ${sameOwnerOutletsMax}))`;

const isBooked = (asked: InCampaign): string =>
  `EXISTS (SELECT FROM publication_order AS booked
    WHERE ${fromPublisher("booked", asked)} AND booked.campaign_id = ${asked.campaign} AND booked.media_project_id = ${asked.media}
      ${asked.format ? `AND booked.format_id = ${asked.format}` : ""})`;

const isInCart = ({ media, campaign, format, line }: InCampaign): string =>
  `EXISTS (SELECT FROM cart AS filled JOIN cart_line AS other ON other.cart_id = filled.id JOIN format AS offered ON offered.id = other.format_id
    WHERE filled.campaign_id = ${campaign} AND offered.media_project_id = ${media}${format ? ` AND offered.id = ${format}` : ""}${line ? ` AND other.id <> ${line}` : ""})`;

const isBlocked = (asked: ConflictNames): string => `EXISTS (SELECT ${marked(asked)} AND mark.kind = 'blocked')`;

const isOwn = ({ media, organizations }: ConflictNames): string =>
  `EXISTS (SELECT FROM media_project AS owned WHERE owned.id = ${media} AND owned.organization_id = ANY (${organizations}))`;

const isRelated = ({ media, organizations }: ConflictNames): string =>
  `EXISTS (SELECT FROM media_project AS sold CROSS JOIN unnest(${organizations}) AS buyer WHERE sold.id = ${media}
    AND sold.organization_id <> buyer AND ${areRelated("buyer", "sold.organization_id")})`;

/**
 * SQL for `text[]` of an outlet's or format's conflicts (R10.11), by a few index probes a row. Called-off orders don't
 * count.
 */
export const conflictsOf = (asked: ConflictNames): string => {
  const { campaign } = asked;
  const conditions: [ConflictKind, string][] = [
    ...(campaign === undefined ? [] : ofCampaign({ ...asked, campaign })),
    ["blocked", isBlocked(asked)],
    ["own-media", isOwn(asked)],
    // Only before a booking: planning it for the marketplace's rows costs more than the page.
    ...(asked.line ? [["related", isRelated(asked)] satisfies [ConflictKind, string]] : []),
  ];
  const found = conditions.map(([kind, condition]) => `CASE WHEN ${condition} THEN '${kind}' END`);
  return `array_remove(ARRAY[${found.join(",\n    ")}], NULL)`;
};

const ofCampaign = (asked: InCampaign): [ConflictKind, string][] => [
  ["booked-in-campaign", isBooked(asked)],
  ["links-to-target", linksToTarget(asked)],
  ["same-owner", isOfSameOwner(asked)],
  ["in-cart", isInCart(asked)],
];

const ofLines = {
  name: "cart-line-conflicts",
  text: `SELECT line.id, ${conflictsOf({ media: "format.media_project_id", organizations: "ARRAY[project.organization_id]", campaign: "cart.campaign_id", line: "line.id" })} AS conflicts
         FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
         JOIN cart_line AS line ON line.cart_id = cart.id JOIN format ON format.id = line.format_id WHERE cart.id = ANY ($1::uuid[])`,
};

/** By the line's id. */
export type LineConflicts = Map<string, ConflictKind[]>;

/** Read for showing carts; booking has its own checks. */
export async function readLineConflicts(reader: Reader, cartIds: string[]): Promise<LineConflicts> {
  if (cartIds.length === 0) return new Map();
  const { rows } = await reader.$client.query<{ id: string; conflicts: ConflictKind[] }>({
    ...ofLines,
    values: [cartIds],
  });
  return new Map(rows.map(({ id, conflicts }) => [id, conflicts]));
}
