import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Listing, SimilarQuery } from "../../contract.ts";
import { marksStatement } from "../queries-search.ts";
import { scopeOf } from "../scope.ts";
import { readRows } from "./queries.ts";

const similarMax = 6;
/** How many are taken from either side of the price before the rest is weighed. */
const neighbours = 200;
/** So many of the same format are looked at on either side of the price for those in a language of the medium's. */
const looked = 10_000;

// Of the authority scores those that are known, on their common scale from 0 to 100.
const authorityOf = (row: string) =>
  `(SELECT avg(score) FROM (VALUES (${row}.semrush_authority_score), (${row}.ahrefs_dr), (${row}.moz_domain_authority)) AS known (score))`;

// The index `listing_similar` begins at the price and is read away from it.
const side = (compare: ">=" | "<", direction: "ASC" | "DESC") => `
  (SELECT * FROM (
     SELECT * FROM listing WHERE format_type = base.format_type AND price_cents ${compare} base.price_cents
     ORDER BY price_cents ${direction}, format_id ${direction} LIMIT ${looked}) AS near
   WHERE near.languages && base.languages AND near.media_project_id <> base.media_project_id
     AND near.media_project_id NOT IN (${marksStatement("blocked")})
   LIMIT ${neighbours})`;

// Half the price, or twice it, is as far as thirty points of authority, as ten times the readers, or as no country in common;
// what is unknown counts as half of that, as another type of medium does.
const text = `
  WITH base AS (SELECT * FROM listing WHERE media_project_id = $3 ORDER BY price_cents, format_id LIMIT 1),
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
 * Listings like the medium's cheapest one: the same type of format and a language in common; first those that are nearest in
 * price, authority, readers, country and type of medium. One a medium and none that is blocked (R2.12).
 */
export async function listSimilar(
  reader: Reader,
  actor: Actor,
  { media, ...view }: SimilarQuery,
): Promise<{ items: Listing[]; totalItems: number }> {
  if (!media) return { items: [], totalItems: 0 };
  const scope = await scopeOf(reader, actor, view);
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
