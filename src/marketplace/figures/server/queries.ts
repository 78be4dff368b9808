import type { FormatType } from "#formats/format.ts";
import type { Reader } from "#platform/database/database.ts";
import { keptRead } from "#platform/database/kept-read.ts";
import type { CatalogueFigures } from "../../contract.ts";

const keptMilliseconds = 60_000;

/** The catalogue's size for the landing page (R2.1). Counting reads every listing. */
export const readFigures = keptRead(keptMilliseconds, async (reader): Promise<CatalogueFigures> => {
  const { rows } = await reader.$client.query<CatalogueFigures>({
    name: "catalogue-figures",
    text: `SELECT count(DISTINCT media_project_id) AS media, count(*) AS formats, min(price_cents) AS "lowestPriceCents",
             max(price_cents) AS "highestPriceCents",
             (SELECT count(DISTINCT country) FROM (SELECT DISTINCT countries FROM listing_medium WHERE listed) AS places, unnest(countries) AS country) AS countries
           FROM listing`,
  });
  return rows[0] ?? { media: 0, formats: 0, countries: 0, lowestPriceCents: null, highestPriceCents: null };
});

export type ShownOutlet = {
  name: string;
  domain: string;
  mediaType: string;
  /** ISO 3166-1 alpha-2; null for none. */
  country: string | null;
  ahrefsDr: number | null;
  formatType: FormatType;
  priceCents: number;
};

/** The listed, verified outlets of the highest authority, each with its cheapest format. */
export const readShownOutlets = keptRead(keptMilliseconds, async (reader: Reader): Promise<ShownOutlet[]> => {
  const { rows } = await reader.$client.query<ShownOutlet>({
    name: "shown-outlets",
    text: `SELECT outlet.name, outlet.domain, outlet.media_type AS "mediaType", outlet.countries[1] AS country, outlet.ahrefs_dr AS "ahrefsDr",
             cheapest.format_type AS "formatType", cheapest.price_cents AS "priceCents"
           FROM (SELECT * FROM listing_medium WHERE listed AND verified AND ahrefs_dr IS NOT NULL ORDER BY ahrefs_dr DESC, media_project_id DESC LIMIT 5) AS outlet
           CROSS JOIN LATERAL (SELECT format_type, price_cents FROM listing WHERE listing.media_project_id = outlet.media_project_id ORDER BY price_cents, format_id LIMIT 1) AS cheapest
           ORDER BY outlet.ahrefs_dr DESC, outlet.media_project_id DESC`,
  });
  return rows;
});
