import { isLike, readIdsLike } from "#media/server/queries-named.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { preparedFor } from "#platform/lists/list.ts";
import { firstItems, type List, type ListBranch, parameters, sorted } from "#platform/lists/list-statements.ts";

/** A text of a search, and the outlets that it names; undefined where they are too many. */
export type FoundOrders = { pattern: string; media: string[] | undefined };

/** Trigrams find a text of so many characters. */
const indexedLeast = 3;

/** A shorter one is looked for in so many orders, the first ones of the list. */
export const lookedThroughMost = 1_000;

/** A name that more outlets have is looked up order by order: such orders are frequent, so a page soon ends. */
const mediaMost = 1_000;

export const isShortText = (search: string | undefined): search is string =>
  search !== undefined && [...search].length < indexedLeast;

export async function readFound(reader: Reader, search: string | undefined): Promise<FoundOrders | undefined> {
  if (search === undefined) return undefined;
  const pattern = likePattern(search);
  const media = await readIdsLike(reader, "media", pattern, mediaMost);
  return { pattern, media: media.length > mediaMost ? undefined : media };
}

const hasWords = (pattern: string): string => `lower(item.number || ' ' || item.title) LIKE ${pattern}`;

/** With OFFSET, PostgreSQL probes one outlet at a time instead of reading all that have the name. */
const isNamed = (id: string, pattern: string): string =>
  `EXISTS (SELECT FROM media_project WHERE id = ${id} AND ${isLike("media", pattern)} OFFSET 0)`;

/** Narrows a branch to what was found: by `order_words` and `order_outlet`, or along the list's own index. */
export function searchedIn(
  found: FoundOrders | undefined,
  of: (value: unknown) => string,
): (branch: ListBranch) => ListBranch {
  if (!found) return (branch) => branch;
  const pattern = of(found.pattern);
  const isOfNamed = found.media
    ? `item.media_project_id = ANY (${of(found.media)}::uuid[])`
    : isNamed("item.media_project_id", pattern);
  return ({ from, where }) => ({ from, where: [...where, `(${hasWords(pattern)} OR ${isOfNamed})`] });
}

export type ShortlyFound = { ids: string[]; lookedThrough: number };

/**
 * Ids of the list's first orders that have a short text, `most` at most. Says how many were looked through: more than
 * `lookedThroughMost` where the list goes on. Each outlet's name is looked at once.
 */
export async function readShortlyFound(
  reader: Reader,
  list: List,
  search: string,
  most: number,
): Promise<ShortlyFound> {
  const { values, of } = parameters(list.values);
  const pattern = of(likePattern(search));
  const columns = `item.media_project_id, ${hasWords(pattern)} AS has_words`;
  const text = `
    WITH looked AS MATERIALIZED (${firstItems(list, columns, lookedThroughMost + 1)}),
      named AS MATERIALIZED (SELECT used.id FROM (SELECT DISTINCT media_project_id AS id FROM looked) AS used WHERE ${isNamed("used.id", pattern)})
    SELECT (SELECT count(*)::integer FROM looked) AS "lookedThrough",
      (ARRAY(SELECT id FROM looked WHERE has_words OR media_project_id IN (SELECT id FROM named) ORDER BY ${sorted(list.order)}))[:${of(most)}] AS ids`;
  const nothing = { ids: [], lookedThrough: 0 };
  if (list.branches.length === 0) return nothing;
  const { rows } = await reader.$client.query<ShortlyFound>({ ...preparedFor(list, text), values });
  return rows[0] ?? nothing;
}
