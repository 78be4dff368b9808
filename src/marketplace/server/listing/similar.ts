import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Listing, SimilarQuery } from "../../contract.ts";
import { marksStatement, withMedium } from "../queries-search.ts";
import { listingScopeOf } from "../scope.ts";
import { readRows } from "./queries.ts";

const similarMax = 6;
/** Candidates by price on each side, before the weighing. */
const neighbours = 200;
/** Formats searched on each side of the price for a language in common. */
const looked = 10_000;

// Averages the known authority scores, all from 0 to 100.
const authorityOf = (row: string) =>
  `(SELECT avg(score) FROM (VALUES (${row}.semrush_authority_score), (${row}.ahrefs_dr), (${row}.moz_domain_authority)) AS known (score))`;

// Reads the index `listing_similar` away from the price.
const side = (compare: ">=" | "<", direction: "ASC" | "DESC") => `
  (SELECT * FROM (
     SELECT * FROM ${withMedium} WHERE format_type = base.format_type AND price_cents ${compare} base.price_cents
     ORDER BY price_cents ${direction}, format_id ${direction} LIMIT ${looked}) AS near
   WHERE near.languages && base.languages AND near.media_project_id <> base.media_project_id
     AND near.media_project_id NOT IN (${marksStatement("blocked")})
   LIMIT ${neighbours})`;

// Distance 1: half or double the price, thirty points of authority, ten times the readers, no country in common.
const text = `
  WITH base AS (SELECT * FROM ${withMedium} WHERE media_project_id = $3 ORDER BY price_cents, format_id LIMIT 1),
  weighed AS (
    SELECT DISTINCT ON (near.media_project_id) near.format_id,
      abs(ln(near.price_cents::float8 / base.price_cents)) / ln(2)
        + coalesce(abs(${authorityOf("near")} - ${authorityOf("base")}) / 30, 0.5)
        + coalesce(abs(log(near.audience + 1) - log(base.audience + 1)), 0.5)
        + CASE WHEN near.countries && base.countries THEN 0 ELSE 1 END
        + CASE WHEN near.media_type = base.media_type THEN 0 ELSE 0.5 END AS distance
    FROM base CROSS JOIN LATERAL (${side(">=", "ASC")} UNION ALL ${side("<", "DESC")}) AS near
    ORDER BY near.media_project_id, distance, near.format_id)
  SELECT format_id AS id FROM weighed ORDER BY distance, format_id LIMIT ${similarMax}`;

/**
 * Finds listings like the medium's cheapest one, with its format type and a language in common. The nearest in price,
 * authority, readers, country and media type come first. One per medium, none blocked (R2.12).
 */
export async function listSimilar(
  reader: Reader,
  actor: Actor,
  { media, ...view }: SimilarQuery,
): Promise<{ items: Listing[]; totalItems: number }> {
  if (!media) return { items: [], totalItems: 0 };
  const scope = await listingScopeOf(reader, actor, view);
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "listing-similar",
    text,
    values: [scope.organizationIds, scope.campaignId, media],
  });
  const items = await readRows(
    reader,
    rows.map(({ id }) => id),
    scope,
  );
  return { items, totalItems: items.length };
}
