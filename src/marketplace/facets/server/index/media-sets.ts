import type { Reader } from "#platform/database/database.ts";
import { type SetFilter, setFilters } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { MarkKind } from "../../../marks/marks.ts";
import { marksStatement } from "../../../server/queries-search.ts";
import type { Scope } from "../../../server/scope.ts";
import type { FollowedCatalogue } from "./follow.ts";
import { searchedText } from "./searched-text.ts";
import type { MediaSet } from "./sets.ts";

type Ask = { reader: Reader; followed: FollowedCatalogue; query: ListingFilter; scope: Scope };

const sets: Record<SetFilter, (ask: Ask) => Promise<MediaSet> | MediaSet | undefined> = {
  search: ({ reader, followed, query: { search } }) =>
    search ? searchedText(reader, followed, search).then((text) => ({ text })) : undefined,
  media: ({ query: { media } }) => media && { ids: media.join(" ").toLowerCase(), isExcluded: false },
  favourite: (ask) => (ask.query.favourite === "true" ? marked(ask, "favourite") : undefined),
  blocked: (ask) =>
    ask.query.blocked && marked(ask, "blocked").then((set) => ({ ...set, isExcluded: ask.query.blocked === "hide" })),
};

/** Reads what only PostgreSQL knows of a query's sets: favourites, blocked, and what a mistyped text means. */
export async function mediaSetsOf(ask: Ask): Promise<MediaSet[]> {
  const found = await Promise.all(setFilters.map((filter) => sets[filter](ask)));
  return found.filter((set) => set !== undefined);
}

/** All of a query's sets but its text. */
export const otherSetsOf = (ask: Ask): Promise<MediaSet[]> =>
  mediaSetsOf({ ...ask, query: { ...ask.query, search: undefined } });

/** All ids as one text: thousands of ids read many times faster than as rows. */
async function marked({ reader, scope }: Ask, kind: MarkKind): Promise<{ ids: string; isExcluded: boolean }> {
  const { rows } = await reader.$client.query<{ ids: string | null }>({
    name: `listing-${kind}`,
    text: `SELECT string_agg(media_project_id::text, ' ') AS ids FROM (${marksStatement(kind)}) AS marked`,
    values: [scope.organizationIds, scope.campaignId],
  });
  return { ids: rows[0]?.ids ?? "", isExcluded: false };
}
