import { isLike, readIdsLike } from "#media/server/queries-named.ts";
import type { Reader } from "#platform/database/database.ts";
import { likePattern } from "#platform/database/sql/like.ts";
import { type ListBranch, type ListOrder, orderedBy } from "#platform/lists/list-statements.ts";

/** A text of a search, and the outlets that it names; undefined where they are too many, or no index finds them. */
export type FoundOrders = { pattern: string; media: string[] | undefined; isShort: boolean };

/** Trigrams find a text of so many characters. */
const indexedLeast = 3;

/** A short text is looked for in so many orders, the first ones of the list. */
export const lookedThroughMost = 1_000;

/** A name that more outlets have is looked up order by order: such orders are frequent, so a page soon ends. */
const mediaMost = 1_000;

export async function readFound(
  reader: Reader,
  { search }: { search?: string | undefined },
): Promise<FoundOrders | undefined> {
  if (search === undefined) return undefined;
  const pattern = likePattern(search);
  const isShort = [...search].length < indexedLeast;
  const media = isShort ? undefined : await readIdsLike(reader, "media", pattern, mediaMost);
  return { pattern, media: media && media.length > mediaMost ? undefined : media, isShort };
}

/** Narrows a branch to what was found: by `order_words` and `order_media_project`, or along the list's own index. */
export function searchedIn(
  found: FoundOrders | undefined,
  order: ListOrder,
  of: (value: unknown) => string,
): (branch: ListBranch) => ListBranch {
  if (!found) return (branch) => branch;
  const pattern = of(found.pattern);
  // With OFFSET, PostgreSQL probes one outlet an order instead of reading all that have the name.
  const isNamed = found.media
    ? `item.media_project_id = ANY (${of(found.media)}::uuid[])`
    : `EXISTS (SELECT FROM media_project WHERE id = item.media_project_id AND ${isLike("media", pattern)} OFFSET 0)`;
  const isFound = `(lower(item.number || ' ' || item.title) LIKE ${pattern} OR ${isNamed})`;
  if (!found.isShort) return ({ from, where }) => ({ from, where: [...where, isFound] });
  return ({ from, where }) => ({
    from: `(SELECT item.* FROM ${from} WHERE ${where.filter(Boolean).join(" AND ")}
      ORDER BY ${orderedBy(order)} LIMIT ${lookedThroughMost}) AS item`,
    where: [isFound],
  });
}
