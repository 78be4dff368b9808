import { calledOffStatuses } from "#orders/statuses.ts";
import type { Reader } from "#platform/database/database.ts";
import { literals } from "#platform/database/literals.ts";
import { type ConflictKind, sameOwnerOutletsMax } from "../conflicts.ts";

/** Names in SQL of what is asked about: expressions, never values. */
type Asked = {
  /** The medium's id. */
  media: string;
  /** `uuid[]`: the organizations whose lists count. */
  organizations: string;
  /** `uuid`, or null where nothing is booked for a campaign yet. */
  campaign: string;
  /** `uuid`: the format that is asked about. Without it, any format of the medium that is booked or in the cart counts. */
  format?: string;
  /** The cart's line that is asked about, which is no conflict with itself. */
  line?: string;
  /** The order that goes on on this medium, which is no conflict with itself. */
  order?: string;
};

/** A mark on the organization's list, which holds in all its campaigns, or on the campaign's own. */
const marked = ({ media, organizations, campaign }: Asked): string =>
  `FROM medium_mark AS mark WHERE mark.media_project_id = ${media} AND mark.organization_id = ANY (${organizations})
     AND (mark.campaign_id IS NULL OR mark.campaign_id = ${campaign})`;

/** The marks of a medium as `text[]`: `favourite organization`, `blocked campaign`. */
export const marksOf = (asked: Asked): string =>
  `ARRAY(SELECT DISTINCT mark.kind || CASE WHEN mark.campaign_id IS NULL THEN ' organization' ELSE ' campaign' END ${marked(asked)})`;

/** The domain of a website, without its `www.`. */
const domainOf = (website: string): string => `substring(lower(${website}) FROM '^https?://(?:www\\.)?([a-z0-9.-]+)')`;

const isThere = (booked: string, { order }: Asked): string =>
  `${booked}.status NOT IN ${literals(calledOffStatuses)}${order ? ` AND ${booked}.id <> ${order}` : ""}`;

/**
 * Another campaign of the organization has a link on this medium to the domain of this one's brand: the brand's website is the same,
 * or a text links there. A second link from one domain to another is worth little.
 */
const linksToTarget = (asked: Asked): string =>
  `EXISTS (SELECT FROM (SELECT brand.organization_id, ${domainOf("brand.website")} AS domain
      FROM campaign AS planned JOIN project AS brand ON brand.id = planned.project_id WHERE planned.id = ${asked.campaign}) AS target
    JOIN publication_order AS linking ON linking.media_project_id = ${asked.media} AND linking.client_organization_id = target.organization_id
    JOIN campaign AS other ON other.id = linking.campaign_id JOIN project AS linked ON linked.id = other.project_id
    WHERE linking.campaign_id <> ${asked.campaign} AND ${isThere("linking", asked)}
      AND (${domainOf("linked.website")} = target.domain
        OR lower(linking.content) ~ ('href="https?://(www\\.)?' || replace(target.domain, '.', '\\.') || '[/"?#:]')))`;

/** Another medium of the same owner is booked in this campaign; who counts as one owner, says `sameOwnerOutletsMax`. */
const isOfSameOwner = (asked: Asked): string =>
  `EXISTS (SELECT FROM media_project AS here JOIN media_project AS sibling ON sibling.organization_id = here.organization_id AND sibling.id <> here.id
    JOIN publication_order AS beside ON beside.media_project_id = sibling.id AND beside.campaign_id = ${asked.campaign}
    WHERE here.id = ${asked.media} AND ${isThere("beside", asked)}
      AND ((here.verification = 'verified' AND sibling.verification = 'verified')
        OR (SELECT count(*) FROM (SELECT FROM media_project AS few WHERE few.organization_id = here.organization_id LIMIT ${sameOwnerOutletsMax + 1}) AS counted) <= ${sameOwnerOutletsMax}))`;

/**
 * The conflicts of a medium, or of one of its formats (R10.11), as `text[]`, in the page's own statement: a handful of index
 * probes a row. What was canceled, rejected, expired or refunded is in nobody's way.
 */
export const conflictsOf = (asked: Asked): string => {
  const { media, organizations, campaign, format, line, order } = asked;
  return `array_remove(ARRAY[
    CASE WHEN EXISTS (SELECT FROM publication_order AS booked WHERE booked.campaign_id = ${campaign} AND booked.media_project_id = ${media}
      AND booked.status NOT IN ${literals(calledOffStatuses)}${format ? ` AND booked.format_id = ${format}` : ""}${order ? ` AND booked.id <> ${order}` : ""}) THEN 'booked-in-campaign' END,
    CASE WHEN ${linksToTarget(asked)} THEN 'links-to-target' END,
    CASE WHEN ${isOfSameOwner(asked)} THEN 'same-owner' END,
    CASE WHEN EXISTS (SELECT ${marked(asked)} AND mark.kind = 'blocked') THEN 'blocked' END,
    CASE WHEN EXISTS (SELECT FROM media_project AS owned WHERE owned.id = ${media} AND owned.organization_id = ANY (${organizations})) THEN 'own-media' END,
    CASE WHEN EXISTS (SELECT FROM cart AS filled JOIN cart_line AS other ON other.cart_id = filled.id JOIN format AS offered ON offered.id = other.format_id
      WHERE filled.campaign_id = ${campaign} AND offered.media_project_id = ${media}${format ? ` AND offered.id = ${format}` : ""}${line ? ` AND other.id <> ${line}` : ""}) THEN 'in-cart' END], NULL)`;
};

const ofLines = {
  name: "cart-line-conflicts",
  text: `SELECT line.id, ${conflictsOf({ media: "format.media_project_id", organizations: "ARRAY[project.organization_id]", campaign: "cart.campaign_id", line: "line.id" })} AS conflicts
         FROM cart JOIN campaign ON campaign.id = cart.campaign_id JOIN project ON project.id = campaign.project_id
         JOIN cart_line AS line ON line.cart_id = cart.id JOIN format ON format.id = line.format_id WHERE cart.id = ANY ($1::uuid[])`,
};

/** By the line's id. */
export type LineConflicts = Map<string, ConflictKind[]>;

/** What speaks against the lines of these carts; booking reads the lines without it. */
export async function readLineConflicts(reader: Reader, cartIds: string[]): Promise<LineConflicts> {
  if (cartIds.length === 0) return new Map();
  const { rows } = await reader.$client.query<{ id: string; conflicts: ConflictKind[] }>({
    ...ofLines,
    values: [cartIds],
  });
  return new Map(rows.map(({ id, conflicts }) => [id, conflicts]));
}
