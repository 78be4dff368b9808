import { domainOf } from "#media/domain.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListingMatch } from "../contract.ts";

type MatchedMediumRow = { domain: string; mediaId: string; mediaName: string; listings: string[] };

const listed = {
  name: "listing-by-domain",
  text: `SELECT media.domain, media.id AS "mediaId", media.name AS "mediaName", array_agg(listing.format_id::text ORDER BY listing.price_cents, listing.format_id) AS listings
         FROM media_project AS media JOIN listing ON listing.media_project_id = media.id WHERE media.domain = ANY ($1::text[]) GROUP BY media.id`,
};

/** Looks pasted domains or addresses up. Returns every line in its place, with its listings, the cheapest first. */
export async function matchDomains(reader: Reader, pasted: string[]): Promise<ListingMatch> {
  const lines = pasted.map((line) => ({ line, domain: domainOf(line) ?? null }));
  const domains = [...new Set(lines.flatMap(({ domain }) => domain ?? []))];
  const { rows } = await reader.$client.query<MatchedMediumRow>({ ...listed, values: [domains] });
  const found = new Map(rows.map((row) => [row.domain, row]));
  const items = lines.map(({ line, domain }) => {
    const row = domain === null ? undefined : found.get(domain);
    return {
      line,
      domain,
      result: row ? ("found" as const) : domain === null ? ("invalid" as const) : ("not-found" as const),
      media: row ? iri("media", row.mediaId) : null,
      mediaName: row?.mediaName ?? null,
      listings: row?.listings ?? [],
    };
  });
  return { id: "match", lines: items, found: items.filter(({ result }) => result === "found").length };
}
