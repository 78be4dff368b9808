import type { Actor } from "#accounts/actor.ts";
import { reachOf } from "#accounts/permissions.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { OpenOrders, PriceGuidance } from "../contract.ts";

/** Fewer prices would say little and reveal single competitors' ones. */
const pricesAtLeast = 8;
/** Bounds the read; more prices would hardly move the median. */
const pricesAtMost = 2_000;
/** Points of Ahrefs DR to either side. */
const ratingBand = 10;

const editable = "(media.organization_id = ANY ($1::uuid[]) OR media.id = ANY ($1::uuid[]))";

const priced = `
  SELECT format.format_type AS "formatType", media.id AS media, media.countries, media.languages, metrics.ahrefs_dr AS "ahrefsDr"
  FROM format JOIN media_project AS media ON media.id = format.media_project_id
  LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
  WHERE format.id = $2 AND ${editable}`;

type GuidedFormat = {
  formatType: string;
  media: string;
  countries: string[];
  languages: string[];
  ahrefsDr: number | null;
};

// Reads published listings only. `listing_medium_by_ahrefs_dr` serves the band, `listing_medium_countries` the query without one.
const comparable = (isBanded: boolean) => `
  SELECT count(*)::integer AS count,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY price_cents) AS median,
    percentile_disc(0.25) WITHIN GROUP (ORDER BY price_cents) AS lower,
    percentile_disc(0.75) WITHIN GROUP (ORDER BY price_cents) AS upper
  FROM (SELECT price_cents FROM listed_price
        WHERE format_type = $1 AND media_project_id <> $2 AND countries && $3::text[] AND languages && $4::text[]
          ${isBanded ? "AND ahrefs_dr BETWEEN $6 AND $7" : ""}
        LIMIT $5) AS similar_listing`;

type Prices = { count: number; median: number | null; lower: number | null; upper: number | null };

/**
 * Median and quartiles of the type's prices on comparable media (R4.4), in cents. Compares country, language and
 * rating.
 */
export async function findPriceGuidance(reader: Reader, actor: Actor, id: string): Promise<PriceGuidance | undefined> {
  const found = await reader.$client.query<GuidedFormat>({
    name: "format-priced",
    text: priced,
    values: [reachOf(actor, "format.edit"), id],
  });
  const [format] = found.rows;
  if (!format) return undefined;
  const band = bandOf(format.ahrefsDr);
  const { rows } = await reader.$client.query<Prices>({
    text: comparable(band !== undefined),
    values: [
      format.formatType,
      format.media,
      format.countries,
      format.languages,
      pricesAtMost,
      ...(band ? [band.from, band.to] : []),
    ],
  });
  const prices = rows[0];
  const isEnough = prices !== undefined && prices.count >= pricesAtLeast;
  return {
    id,
    count: prices?.count ?? 0,
    medianCents: isEnough ? prices.median : null,
    lowerCents: isEnough ? prices.lower : null,
    upperCents: isEnough ? prices.upper : null,
    ahrefsDrFrom: band?.from ?? null,
    ahrefsDrTo: band?.to ?? null,
  };
}

function bandOf(rating: number | null): { from: number; to: number } | undefined {
  return rating === null
    ? undefined
    : { from: Math.max(0, rating - ratingBand), to: Math.min(100, rating + ratingBand) };
}

// Publishers may not see unsent texts, so these orders are only counted.
const touched = `
  SELECT media.organization_id AS organization, media.id AS media,
    (SELECT count(*) FROM open_order WHERE media_project_id = media.id AND format_id = format.id) AS count,
    (SELECT coalesce(json_agg(json_build_object('id', newest.id, 'number', newest.number, 'title', newest.title,
       'totalCents', newest.total_cents, 'sentAt', newest.sent_at) ORDER BY newest.created_at DESC), '[]')
     FROM (SELECT * FROM open_order WHERE media_project_id = media.id AND format_id = format.id AND sent_at IS NOT NULL ORDER BY created_at DESC LIMIT 20) AS newest) AS orders
  FROM format JOIN media_project AS media ON media.id = format.media_project_id
  WHERE format.id = $2 AND ${editable}`;

/** Orders not accepted yet, which new conditions affect (R4.8). */
export async function findOpenOrders(reader: Reader, actor: Actor, id: string): Promise<OpenOrders | undefined> {
  const { rows } = await reader.$client.query<OpenOrders>({
    name: "format-open-orders",
    text: touched,
    values: [reachOf(actor, "format.edit"), id],
  });
  const [found] = rows;
  return (
    found && {
      id,
      count: found.count,
      organization: iri("organizations", found.organization),
      media: iri("media", found.media),
      orders: found.orders.map((order) => ({ ...order, sentAt: new Date(order.sentAt).toISOString() })),
    }
  );
}
