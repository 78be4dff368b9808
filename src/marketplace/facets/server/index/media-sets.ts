import type { Reader } from "#platform/database/database.ts";
import { type SetFilter, setFilters } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { MarkKind } from "../../../marks/marks.ts";
import { marksStatement } from "../../../server/queries-search.ts";
import type { Scope } from "../../../server/scope.ts";
import type { CountQuery } from "./tally.ts";

type MediaSet = CountQuery["sets"][number];
type Ask = { reader: Reader; query: ListingFilter; scope: Scope };

const sets: Record<SetFilter, (ask: Ask) => Promise<MediaSet> | MediaSet | undefined> = {
  search: ({ reader, query: { search } }) => (search ? searched(reader, search) : undefined),
  media: ({ query: { media } }) => media && { ids: media.join(" ").toLowerCase(), isExcluded: false },
  favourite: (ask) => (ask.query.favourite === "true" ? marked(ask, "favourite") : undefined),
  blocked: (ask) =>
    ask.query.blocked && marked(ask, "blocked").then((set) => ({ ...set, isExcluded: ask.query.blocked === "hide" })),
};

/** Reads the sets that only PostgreSQL knows: text search, favourites, blocked. */
export async function mediaSetsOf(reader: Reader, query: ListingFilter, scope: Scope): Promise<MediaSet[]> {
  const found = await Promise.all(setFilters.map((filter) => sets[filter]({ reader, query, scope })));
  return found.filter((set) => set !== undefined);
}

/** All ids as one text: thousands of ids read many times faster than as rows. */
async function searched(reader: Reader, search: string): Promise<MediaSet> {
  const { rows } = await reader.$client.query<{ ids: string | null }>({
    name: "listing-found-media",
    text: "SELECT string_agg(media_project_id::text, ' ') AS ids FROM search_listing($1)",
    values: [search],
  });
  return { ids: rows[0]?.ids ?? "", isExcluded: false };
}

async function marked({ reader, scope }: Ask, kind: MarkKind): Promise<MediaSet> {
  const { rows } = await reader.$client.query<{ ids: string | null }>({
    name: `listing-${kind}`,
    text: `SELECT string_agg(media_project_id::text, ' ') AS ids FROM (${marksStatement(kind)}) AS marked`,
    values: [scope.organizationIds, scope.campaignId],
  });
  return { ids: rows[0]?.ids ?? "", isExcluded: false };
}
