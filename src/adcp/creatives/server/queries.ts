import type { Actor } from "#accounts/actor.ts";
import type { Asking } from "#platform/database/database.ts";
import { findSellerAccount, reachedAccounts, reachOfAccounts } from "../../accounts/server/queries.ts";
import { cursorOf } from "../../request.ts";
import type { ListCreativesInput } from "../contract.ts";
import type { StoredCreative } from "../creative.ts";
import { formatReferenceOf } from "../creative-formats.ts";

const ofAccount = `
  SELECT id, account_id AS "accountId", creative_id AS "creativeId", name, format_id AS "formatId", assets
  FROM adcp_creative WHERE account_id = $1 AND creative_id = ANY ($2::text[])`;

export async function readCreativesNamed(
  { $client }: Asking,
  accountId: string,
  creativeIds: string[],
): Promise<StoredCreative[]> {
  const values = [accountId, creativeIds];
  return (await $client.query<StoredCreative>({ name: "adcp-creatives-named", text: ofAccount, values })).rows;
}

type ListedCreative = StoredCreative & { createdAt: Date; updatedAt: Date; total: number };

const listed = `
  SELECT id, creative_id AS "creativeId", name, format_id AS "formatId", assets, created_at AS "createdAt", updated_at AS "updatedAt",
    count(*) OVER () AS total
  FROM adcp_creative
  WHERE account_id IN ${reachedAccounts} AND ($5::uuid IS NULL OR account_id = $5) AND ($6::text[] IS NULL OR creative_id = ANY ($6))`;

/** A page of the library, oldest first; the cursor is the last creative's place. */
export async function listCreatives(
  asking: Asking,
  actor: Actor,
  { account: reference, filters = {}, pagination = {} }: ListCreativesInput,
  agentUrl: string,
): Promise<object> {
  const account = reference && (await findSellerAccount(asking, actor, reference));
  const limit = pagination.max_results ?? 50;
  const after = cursorOf(pagination);
  const isUnknown = reference !== undefined && account === undefined;
  const text = `SELECT * FROM (${listed}) AS creative WHERE $7::uuid IS NULL OR id > $7 ORDER BY id LIMIT $8`;
  const values = [...reachOfAccounts(actor), account?.id, filters.creative_ids, after, limit + 1];
  const { rows } = isUnknown
    ? { rows: [] }
    : await asking.$client.query<ListedCreative>({ name: "adcp-creatives", text, values });
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    query_summary: { total_matching: rows[0]?.total ?? 0, returned: page.length },
    pagination: { has_more: hasMore, ...(hasMore ? { cursor: page.at(-1)?.id } : {}) },
    creatives: page.map((creative) => listedAnswer(creative, agentUrl)),
  };
}

/** `approved`: it keeps the format's rules. Each publisher still looks at it, which a package's approval tells. */
const listedAnswer = (
  { creativeId, name, formatId, assets, createdAt, updatedAt }: ListedCreative,
  agentUrl: string,
) => ({
  creative_id: creativeId,
  name,
  format_id: formatReferenceOf(agentUrl, formatId),
  status: "approved",
  created_date: createdAt.toISOString(),
  updated_date: updatedAt.toISOString(),
  assets,
});
