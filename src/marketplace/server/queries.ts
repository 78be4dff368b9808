import type { FormatType, HyperlinkKind } from "#formats/format.ts";
import { type MediaType, metricNames } from "#media/media.ts";
import type { Actor } from "#platform/contract/actor.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Listing, ListingQuery } from "../contract.ts";
import { listingColumns, pageStatement } from "./search.ts";
import { totalOf } from "./total.ts";

type Row = Record<string, number | null> & {
  format_id: string;
  media_project_id: string;
  name: string;
  domain: string;
  media_type: MediaType;
  languages: string[];
  countries: string[];
  topics: string[];
  format_type: FormatType;
  price_cents: number;
  desired_price_cents: number | null;
  turnaround_hours: number;
  hyperlink_kind: HyperlinkKind;
  hyperlinks_max: number;
  permanence_months: number;
  verified: boolean;
  leading_countries_ids: string[] | null;
};

const memberships = (actor: Actor): string[] => actor.memberships.map(({ organizationId }) => organizationId);

/** A page of the marketplace and the total; both statements run side by side. */
export async function listListings(
  reader: Reader,
  actor: Actor,
  query: ListingQuery & Page,
): Promise<{ items: Listing[]; totalItems: number }> {
  const [page, totalItems] = await Promise.all([
    reader.$client.query<Row>(pageStatement(query, memberships(actor))),
    totalOf(reader, query),
  ]);
  return { items: page.rows.map(represent), totalItems };
}

/** One row of the marketplace, by its format. */
export async function findListing(reader: Reader, actor: Actor, formatId: string): Promise<Listing | undefined> {
  const { rows } = await reader.$client.query<Row>({
    name: "listing-one",
    text: `SELECT ${listingColumns}, (SELECT min(price_cents) FROM agreed_price WHERE format_id = $1 AND organization_id = ANY ($2::uuid[])) AS desired_price_cents
           FROM listing WHERE listing.format_id = $1`,
    values: [formatId, memberships(actor)],
  });
  return rows[0] && represent(rows[0]);
}

const snakeMetrics = metricNames.map(
  (name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);

function represent(row: Row): Listing {
  const metrics = Object.fromEntries(snakeMetrics.map(([name, column]) => [name, row[column] ?? null])) as Pick<
    Listing,
    (typeof metricNames)[number]
  >;
  return {
    id: row.format_id,
    media: iri("media", row.media_project_id),
    name: row.name,
    domain: row.domain,
    mediaType: row.media_type,
    languages: row.languages,
    countries: row.countries,
    topics: row.topics,
    formatType: { name: row.format_type },
    price: row.price_cents,
    desiredPrice: row.desired_price_cents,
    numericPrice: row.desired_price_cents ?? row.price_cents,
    listed: true,
    verified: row.verified,
    turnaroundHours: row.turnaround_hours,
    hyperlinkKind: row.hyperlink_kind,
    hyperlinksMax: row.hyperlinks_max,
    permanenceMonths: row.permanence_months,
    ...metrics,
    leadingCountriesIds: row.leading_countries_ids,
  };
}
