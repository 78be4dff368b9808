import { visitor } from "#accounts/visitor.ts";
import type { Media } from "#media/contract.ts";
import { findMedia } from "#media/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { keptRead } from "#platform/database/kept-read.ts";
import type { Listing } from "../../contract.ts";
import type { MediaFacts } from "../../facts/contract.ts";
import { findMediaFacts } from "../../facts/server/queries.ts";
import { readListingPage, readRows, readView } from "../../server/listing/queries.ts";
import type { Scope } from "../../server/scope.ts";
import { isNarrowed, type VisitorQuery, visitorRows } from "../visitor-query.ts";

const nobodys: Scope = { organizationIds: [], campaignId: null };
const keptMilliseconds = 60_000;

export type VisitorPage = { items: Listing[]; totalItems: number };

/** Reads a page of the public marketplace, the highest authority first unless the query sorts otherwise. */
export async function readVisitorPage(reader: Reader, query: VisitorQuery): Promise<VisitorPage> {
  return query.page === 1 && !isNarrowed(query) ? readFirstPage(reader) : readPageOf(reader, query);
}

function readPageOf(reader: Reader, query: VisitorQuery): Promise<VisitorPage> {
  const isSorted = query["order[price]"] ?? query["order[ahrefsDr]"] ?? query["order[audience]"] ?? query.search;
  const sorted = isSorted ? query : { ...query, "order[ahrefsDr]": "desc" as const };
  return readListingPage({ reader, query: { ...sorted, itemsPerPage: visitorRows }, scope: nobodys });
}

const readFirstPage = keptRead(keptMilliseconds, (reader) => readPageOf(reader, { page: 1 }));

/** Codes of the catalogue with the number of outlets, the most frequent first. */
export type VisitorChoices = Record<"countries" | "languages", { code: string; outlets: number }[]>;

const choicesMax = 250;

/** Counting reads every listed outlet. */
export const readVisitorChoices = keptRead(5 * keptMilliseconds, async (reader): Promise<VisitorChoices> => {
  const [countries, languages] = await Promise.all(
    ["countries", "languages"].map(async (column) => {
      const { rows } = await reader.$client.query<{ code: string; outlets: number }>({
        name: `visitor-${column}`,
        text: `SELECT code, count(*) AS outlets FROM listing_medium, unnest(${column}) AS code WHERE listed
               GROUP BY code ORDER BY outlets DESC, code LIMIT ${choicesMax}`,
      });
      return rows;
    }),
  );
  return { countries: countries ?? [], languages: languages ?? [] };
});

export type PublicOutlet = { outlet: Media; formats: Listing[]; facts: MediaFacts | undefined };

const formatsMax = 50;

/** Reads an outlet on the market, as anybody may; undefined for any other. */
export async function readPublicOutlet(reader: Reader, id: string): Promise<PublicOutlet | undefined> {
  const [outlet, ids] = await Promise.all([
    findMedia(reader, visitor, id),
    readView(reader, { media: [id] }, nobodys, formatsMax),
  ]);
  if (!outlet || ids.length === 0) return undefined;
  const [formats, facts] = await Promise.all([readRows(reader, ids, nobodys), findMediaFacts(reader, visitor, id)]);
  return { outlet, formats, facts };
}

/** Ids of a part of all outlets on the market, in the order of the primary key. */
export async function readListedOutlets(
  reader: Reader,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "listed-outlets",
    text: "SELECT media_project_id AS id FROM listing_medium WHERE listed ORDER BY media_project_id LIMIT $1 OFFSET $2",
    values: [limit, offset],
  });
  return rows.map(({ id }) => id);
}
