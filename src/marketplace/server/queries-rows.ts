import { conflictsOf, marksOf } from "#cart/conflicts/server/queries.ts";
import { misfitsOf } from "#media/metrics/server/queries.ts";
import { columnNamed, storedColumns } from "../columns.ts";
import { agreedIn, organizations, type SearchStatement, scopeCampaign, statementName } from "./queries-search.ts";
import type { Scope } from "./scope.ts";
import { sqlColumn } from "./sql-columns.ts";

const tableOf = { medium: "listing_medium", format: "listing" } as const;

/** By name: a column that a newer version adds must not change a prepared statement. */
const shownColumns = [
  'listing.format_id AS id, listing.media_project_id AS media, listing_medium.domain, listing.hyperlinks_max AS "hyperlinksMax"',
  ...storedColumns.map((name) => `${tableOf[columnNamed(name).of]}.${sqlColumn(name)} AS "${name}"`),
].join(", ");

/** SQL for the rows of `wanted` (format_id, at) in its order, each with the scope's own price, marks and conflicts. */
function rowsOf(wanted: string, scope: Scope, campaign: string): string {
  const asked = {
    media: "listing.media_project_id",
    format: "listing.format_id",
    organizations,
    ...(scope.campaignId !== null && { campaign }),
  };
  return `SELECT ${shownColumns}, (SELECT min(agreed.price_cents) FROM own_price AS agreed
             WHERE agreed.format_id = listing.format_id AND ${agreedIn(scope, "agreed")}) AS "desiredPrice",
             ${misfitsOf("listing.media_project_id")} AS misfits, ${marksOf(asked)} AS marks, ${conflictsOf(asked)} AS conflicts
           FROM ${wanted} JOIN listing USING (format_id) JOIN listing_medium USING (media_project_id) ORDER BY at`;
}

const inCampaign = ({ campaignId }: Scope): string => (campaignId === null ? "" : "-in-campaign");

/**
 * Selects these formats' present rows in this order. Prepared, since planning costs more than running it: the text is the
 * same for every page.
 */
export function rowsStatement(formats: string[], scope: Scope): SearchStatement {
  const { campaignId, organizationIds } = scope;
  return {
    name: `${statementName("listing-rows", scope)}${inCampaign(scope)}`,
    text: rowsOf("unnest($2::uuid[]) WITH ORDINALITY AS wanted (format_id, at)", scope, "$3::uuid"),
    values: [organizationIds, formats, ...(campaignId === null ? [] : [campaignId])],
  };
}

/** Selects the rows of a prepared statement of keys, which saves a trip. The keys are found before any row is joined. */
export function pageStatement(keys: SearchStatement & { name: string }, scope: Scope): SearchStatement {
  const wanted = "(SELECT id AS format_id, row_number() OVER () AS at FROM keys) AS wanted";
  return {
    name: `rows-${keys.name}${inCampaign(scope)}`,
    text: `WITH keys AS MATERIALIZED (${keys.text}) ${rowsOf(wanted, scope, scopeCampaign)}`,
    values: keys.values,
  };
}
