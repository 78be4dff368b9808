import type pg from "pg";
import { formatTypes } from "#formats/format.ts";
import { type mediaTypes, metricNames } from "#media/media.ts";
import { snakeCase } from "../../src/platform/contract/case.ts";
import { kinds } from "./chance.ts";
import { beginnings, countries, endings, languages, titles, topics } from "./vocabulary.ts";

const mediaOfPublisher = 20;

const sqlArray = (list: readonly string[]): string => `ARRAY[${list.map((word) => `'${word}'`).join(", ")}]`;

/** Countries and topics are skewed; names have three parts, so a search finds few or many. */
export async function loadMedia(client: pg.ClientBase, media: number): Promise<void> {
  await client.query(`
    INSERT INTO organization (id, name, kind)
    SELECT pg_temp.key(${kinds.publisher}, item), 'Publisher ' || item, 'publisher' FROM generate_series(0, ${Math.floor((media - 1) / mediaOfPublisher)}) AS item;

    INSERT INTO media_project (id, organization_id, name, url, domain, media_type, languages, countries, topics, description, status, verification)
    SELECT pg_temp.key(${kinds.media}, item), pg_temp.key(${kinds.publisher}, item / ${mediaOfPublisher}), place || ' ' || title,
           'https://' || lower(place || title) || '-' || item || '.example/', lower(place || title) || '-' || item || '.example',
           pg_temp.skewed(${sqlArray(["News Media", "Blog", "Local news", "Portal", "News agency"] satisfies (typeof mediaTypes)[number][])}, pg_temp.chance(item, 1)),
           ARRAY[pg_temp.skewed(${sqlArray(languages)}, CASE WHEN pg_temp.chance(item, 2) < 0.8 THEN pg_temp.chance(item, 3) ELSE pg_temp.chance(item, 4) END)],
           ARRAY[pg_temp.skewed(${sqlArray(countries)}, pg_temp.chance(item, 3))]
             || CASE WHEN pg_temp.chance(item, 5) < 0.1 THEN ARRAY[pg_temp.skewed(${sqlArray(countries)}, pg_temp.chance(item, 6))] ELSE '{}' END,
           ARRAY(SELECT DISTINCT pg_temp.skewed(${sqlArray(topics)}, pg_temp.chance(item, 10 + nth)) FROM generate_series(0, floor(4 * pg_temp.chance(item, 7))::integer) AS nth),
           place || ' ' || title || ' is a fictional medium of the benchmark.', 'listed', CASE WHEN pg_temp.chance(item, 8) < 0.4 THEN 'verified' ELSE 'unverified' END
    FROM (SELECT item, pg_temp.even(${sqlArray(beginnings)}, pg_temp.chance(item, 20)) || pg_temp.even(${sqlArray(endings)}, pg_temp.chance(item, 21)) AS place,
                 pg_temp.even(${sqlArray(titles)}, pg_temp.chance(item, 22)) AS title
          FROM generate_series(0::bigint, ${media - 1}) AS item) AS named;`);
}

/** Each metric follows the medium's size (log-normal traffic); about three in ten are unknown. */
export async function loadMetrics(client: pg.ClientBase, media: number): Promise<void> {
  const score = (base: number, salt: number) =>
    `round(least(98, greatest(1, ${base} + 7 * size + 9 * pg_temp.normal(item, ${salt}))))`;
  const count = (factor: number, salt: number) =>
    `round(exp(9.2 + 1.7 * size + 0.5 * pg_temp.normal(item, ${salt})) * ${factor})`;
  const value: Record<(typeof metricNames)[number], string> = {
    audience: count(1, 101),
    sourceDirect: "round(15 + 30 * pg_temp.chance(item, 102))",
    sourceSearch: "round(20 + 30 * pg_temp.chance(item, 103))",
    sourceSocial: "round(25 * pg_temp.chance(item, 104))",
    semrushOrganicTraffic: count(0.5, 105),
    semrushAuthorityScore: score(30, 106),
    ahrefsDr: score(38, 107),
    organicTrafficByAhrefs: count(0.45, 108),
    mjCf: score(25, 109),
    mjTf: score(20, 110),
    mozDomainAuthority: score(35, 111),
    estimatedViews: count(2.4, 112),
    timeOnSite: "round(20 + 400 * pg_temp.chance(item, 113) ^ 3)",
    pagePerVisit: "round((1 + 6 * pg_temp.chance(item, 114) ^ 3)::numeric, 2)",
    bounceRate: "round(25 + 60 * pg_temp.chance(item, 115))",
  };
  const known = metricNames.map(
    (name, at) => `CASE WHEN pg_temp.chance(item, ${200 + at}) < 0.7 THEN ${value[name]} END`,
  );
  await client.query(`
    INSERT INTO media_metrics (media_project_id, ${metricNames.map(snakeCase).join(", ")}, leading_countries_ids)
    SELECT pg_temp.key(${kinds.media}, item), ${known.join(", ")}, ARRAY['US', 'GB', 'DE']
    FROM (SELECT item, pg_temp.normal(item, 100) AS size FROM generate_series(0::bigint, ${media - 1}) AS item) AS sized;

    INSERT INTO metric_reading (media_project_id, metric, read_on, source, value)
    SELECT media_project_id, reading.metric, current_date - 3, 'import', reading.value
    FROM media_metrics, LATERAL (VALUES ${metricNames.map((name) => `('${name}', ${snakeCase(name)})`).join(", ")}) AS reading (metric, value)
    WHERE reading.value IS NOT NULL;`);
}

/**
 * Four formats a medium, three of them listed: the Contributor Post is a contributor's (R3.8). Log-normal prices in whole
 * dollars around the medium's and the format's own.
 */
export async function loadFormats(client: pg.ClientBase, media: number): Promise<void> {
  await client.query(`
    INSERT INTO format (id, media_project_id, organization_id, format_type, status, price_cents, extras, text_min_characters, text_max_characters, turnaround_hours,
      hyperlinks_max, hyperlink_kind, dofollow_fee_cents, images_min, images_max, permanence_months, ad_label, contributor)
    SELECT pg_temp.key(${kinds.format}, item), media.id, media.organization_id, (${sqlArray(formatTypes)})[1 + item % ${formatTypes.length}], 'listed',
           (100 * greatest(5, round(exp(4.9 + 0.9 * pg_temp.normal(item / ${formatTypes.length}, 300) + 0.35 * pg_temp.normal(item, 301)))))::bigint,
           '[{"name": "Three days on the homepage", "priceCents": 2500}]', 300, 8000, (ARRAY[24, 48, 72, 120, 168, 336])[1 + floor(6 * pg_temp.chance(item, 302))::integer],
           CASE WHEN kind = 'Without' THEN 0 ELSE 1 + floor(3 * pg_temp.chance(item, 304))::integer END, kind, CASE WHEN kind = 'Dofollow For a Fee' THEN 4000 ELSE 0 END,
           0, 3, (ARRAY[12, 0, 24, 6])[1 + floor(4 * pg_temp.chance(item, 305))::integer], 'Sponsored', item % ${formatTypes.length} = ${formatTypes.indexOf("Contributor Post")}
    FROM (SELECT item, pg_temp.skewed(${sqlArray(["Dofollow", "Nofollow", "Sponsored", "Dofollow For a Fee", "Without"])}, pg_temp.chance(item, 303)) AS kind
          FROM generate_series(0::bigint, ${media * formatTypes.length - 1}) AS item) AS offered
    JOIN media_project AS media ON media.id = pg_temp.key(${kinds.media}, item / ${formatTypes.length});`);
}

/** Fills the marketplace's rows by the triggers' own function, then builds the other indexes. */
export async function loadListing(client: pg.ClientBase): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid IN ('listing'::regclass, 'listing_medium'::regclass, 'listing_change'::regclass)
       AND NOT indisprimary AND indexrelid <> 'listing_media_project'::regclass`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(
    `SELECT refresh_listing(ids)
     FROM (SELECT array_agg(id) AS ids FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 10000 AS part FROM media_project) AS parted GROUP BY part) AS parts`,
  );
  await client.query("SELECT tidy_words()");
  await client.query("SET maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
}
