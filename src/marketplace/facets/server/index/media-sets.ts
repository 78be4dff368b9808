import type { Reader } from "#platform/database/database.ts";
import type { SetFilter } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { MarkKind } from "../../../marks/marks.ts";
import { marksStatement } from "../../../server/queries-search.ts";
import type { Scope } from "../../../server/scope.ts";
import type { MediaSet } from "./sets.ts";

type Ask = { reader: Reader; query: ListingFilter; scope: Scope };

const sets: Record<Exclude<SetFilter, "search">, (ask: Ask) => Promise<MediaSet> | MediaSet | undefined> = {
  media: ({ query: { media } }) => media && { ids: media.join(" ").toLowerCase(), isExcluded: false },
  favourite: (ask) => (ask.query.favourite === "true" ? marked(ask, "favourite", false) : undefined),
  blocked: (ask) => ask.query.blocked && marked(ask, "blocked", ask.query.blocked === "hide"),
};

/** Reads a query's sets but its text; PostgreSQL alone knows favourites and blocked outlets. */
export async function mediaSetsOf(ask: Ask): Promise<MediaSet[]> {
  const found = await Promise.all(Object.values(sets).map((setOf) => setOf(ask)));
  return found.filter((set) => set !== undefined);
}

/** All ids as one text: thousands of ids read many times faster than as rows. */
async function marked({ reader, scope }: Ask, kind: MarkKind, isExcluded: boolean): Promise<MediaSet> {
  const { rows } = await reader.$client.query<{ ids: string | null }>({
    name: `listing-${kind}`,
    text: `SELECT string_agg(media_project_id::text, ' ') AS ids FROM (${marksStatement(kind)}) AS marked`,
    values: [scope.organizationIds, scope.campaignId],
  });
  return { ids: rows[0]?.ids ?? "", isExcluded };
}
