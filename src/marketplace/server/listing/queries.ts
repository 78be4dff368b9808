import type { Actor } from "#accounts/actor.ts";
import type { ConflictKind } from "#cart/conflicts/conflicts.ts";
import type { FormatType, HyperlinkKind } from "#formats/format.ts";
import { type MediaType, metricNames } from "#media/media.ts";
import { snakeCase } from "#platform/contract/case.ts";
import { iri, type Page } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Listing, ListingQuery } from "../../contract.ts";
import { totalOf } from "../../facets/server/total.ts";
import { type MarkKind, type MarkPlace, markPlaces } from "../../marks/marks.ts";
import { type Scope, scopeOf } from "../scope.ts";
import { keysStatement, oneRow, pageStatement, rowsStatement } from "../search.ts";

type Row = Record<string, number | boolean | string | string[] | null> & {
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
  marks: `${MarkKind} ${MarkPlace}`[];
  conflicts: ConflictKind[];
  /** Of a page that counts. */
  total?: number;
};

/** A page of the marketplace and the total: in one statement where that knows both, side by side where it doesn't. */
export async function listListings(
  reader: Reader,
  actor: Actor,
  query: ListingQuery & Page,
): Promise<{ items: Listing[]; totalItems: number }> {
  const scope = await scopeOf(reader, actor, query);
  const { counts, ...statement } = pageStatement(query, scope);
  const total = () => totalOf(reader, query, scope);
  const [{ rows }, counted] = await Promise.all([reader.$client.query<Row>(statement), counts ? undefined : total()]);
  // A page behind the last one has no row to tell the total.
  return { items: rows.map(represent), totalItems: counted ?? rows[0]?.total ?? (await total()) };
}

/** The ids of a whole view in its order, `limit` at most. */
export async function readKeys(reader: Reader, query: ListingQuery, scope: Scope, limit: number): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>(keysStatement(query, scope, limit));
  return rows.map(({ id }) => id);
}

/** These rows as they are now, in this order; what has left the market meanwhile is missing. */
export async function readRows(reader: Reader, ids: string[], scope: Scope): Promise<Listing[]> {
  const { rows } = await reader.$client.query<Row>(rowsStatement(ids, scope));
  return rows.map(represent);
}

/** One row of the marketplace, by its format. */
export async function findListing(reader: Reader, actor: Actor, formatId: string): Promise<Listing | undefined> {
  const { organizationIds, campaignId } = await scopeOf(reader, actor, {});
  const { rows } = await reader.$client.query<Row>({
    name: "listing-one",
    text: oneRow,
    values: [organizationIds, campaignId, formatId],
  });
  return rows[0] && represent(rows[0]);
}

const snakeMetrics = metricNames.map((name) => [name, snakeCase(name)] as const);

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
    favourite: placesOf(row, "favourite").length > 0,
    favouriteIn: placesOf(row, "favourite"),
    blockedIn: placesOf(row, "blocked"),
    conflicts: row.conflicts,
  };
}

const placesOf = ({ marks }: Row, kind: MarkKind): MarkPlace[] =>
  markPlaces.filter((place) => marks.includes(`${kind} ${place}`));
