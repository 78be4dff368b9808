import type { Reader } from "#platform/database/database.ts";
import { type SetFilter, setFilters } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { MarkKind } from "../../../marks/marks.ts";
import { marksStatement } from "../../../server/queries-search.ts";
import type { Scope } from "../../../server/scope.ts";
import type { Catalogue } from "./catalogue.ts";
import type { MediaSet } from "./count.ts";

type Ask = { reader: Reader; catalogue: Catalogue; query: ListingFilter; scope: Scope };

const sets: Record<SetFilter, (ask: Ask) => Promise<MediaSet> | MediaSet | undefined> = {
  search: ({ reader, catalogue, query: { search } }) => (search ? foundBy(reader, catalogue, search) : undefined),
  media: ({ catalogue, query: { media } }) => media && setOf(catalogue, media),
  favourite: (ask) => (ask.query.favourite === "true" ? marked(ask, "favourite") : undefined),
  blocked: (ask) =>
    ask.query.blocked && marked(ask, "blocked").then((set) => (ask.query.blocked === "only" ? set : inverted(set))),
};

/**
 * Reads the sets that only PostgreSQL knows: text search, favourites, blocked. Call it once the catalogue has caught
 * up.
 */
export async function mediaSetsOf(
  reader: Reader,
  catalogue: Catalogue,
  query: ListingFilter,
  scope: Scope,
): Promise<MediaSet[]> {
  const found = await Promise.all(setFilters.map((filter) => sets[filter]({ reader, catalogue, query, scope })));
  return found.filter((set) => set !== undefined);
}

const inverted = (set: MediaSet): MediaSet => set.map((member) => 1 - member);

function setOf(catalogue: Catalogue, ids: readonly string[]): MediaSet {
  const set = new Uint8Array(catalogue.mediaCount);
  for (const id of ids) {
    const medium = catalogue.numberOf(id.toLowerCase());
    if (medium !== undefined) set[medium] = 1;
  }
  return set;
}

function foundBy(reader: Reader, catalogue: Catalogue, search: string): Promise<MediaSet> {
  const key = `search ${search}`;
  const compute = () => searched(reader, search).then((ids) => setOf(catalogue, ids));
  const found = catalogue.derived(key, compute);
  found.catch(() => catalogue.forget(key));
  return found;
}

/** All ids as one text: thousands of ids read many times faster than as rows. */
async function searched(reader: Reader, search: string): Promise<string[]> {
  const { rows } = await reader.$client.query<{ ids: string | null }>({
    name: "listing-found-media",
    text: "SELECT string_agg(media_project_id::text, ' ') AS ids FROM search_listing($1)",
    values: [search],
  });
  return rows[0]?.ids?.split(" ") ?? [];
}

async function marked({ reader, catalogue, scope }: Ask, kind: MarkKind): Promise<MediaSet> {
  const { rows } = await reader.$client.query<{ media_project_id: string }>({
    name: `listing-${kind}`,
    text: marksStatement(kind),
    values: [scope.organizationIds, scope.campaignId],
  });
  return setOf(
    catalogue,
    rows.map((row) => row.media_project_id),
  );
}
