import type { Reader } from "#platform/database/database.ts";
import type { CatalogueFigures } from "../../contract.ts";

const keptMilliseconds = 60_000;

type KeptFigures = { figures: Promise<CatalogueFigures>; askedAt: number };

const keptOf = new WeakMap<Reader, KeptFigures>();

/**
 * Returns the catalogue's size for the landing page (R2.1). Counting reads every listing, so results are kept for a
 * minute and requests share one count.
 */
export async function readFigures(reader: Reader, now = performance.now()): Promise<CatalogueFigures> {
  const kept = keptOf.get(reader);
  if (kept && now - kept.askedAt < keptMilliseconds) return kept.figures;
  const asked = { figures: count(reader), askedAt: now };
  keptOf.set(reader, asked);
  try {
    return await asked.figures;
  } catch (error) {
    if (keptOf.get(reader) === asked) keptOf.delete(reader);
    throw error;
  }
}

async function count(reader: Reader): Promise<CatalogueFigures> {
  const { rows } = await reader.$client.query<CatalogueFigures>({
    name: "catalogue-figures",
    text: `SELECT count(DISTINCT media_project_id) AS media, count(*) AS formats, min(price_cents) AS "lowestPriceCents",
             max(price_cents) AS "highestPriceCents",
             (SELECT count(DISTINCT country) FROM (SELECT DISTINCT countries FROM listing_medium WHERE listed) AS places, unnest(countries) AS country) AS countries
           FROM listing`,
  });
  return rows[0] ?? { media: 0, formats: 0, countries: 0, lowestPriceCents: null, highestPriceCents: null };
}
