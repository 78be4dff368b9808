import type { Reader } from "#platform/database/database.ts";

/** By `media_project_words` and `organization_search`. */
const named = {
  media: { table: "media_project", words: "lower(name || ' ' || domain)" },
  organization: { table: "organization", words: "lower(name)" },
} as const;
type NamedKind = keyof typeof named;

/** SQL for a name that has the pattern of a placeholder. */
export const isLike = (kind: NamedKind, pattern: string): string => `${named[kind].words} LIKE ${pattern}`;

const idsLike = (kind: NamedKind, pattern: string): string =>
  `SELECT id FROM ${named[kind].table} WHERE ${isLike(kind, pattern)}`;

/** So many have a branch each in a list's statement; more are read by the list's own index. */
const branchesMost = 50;

/** The ids whose names have the pattern, one more than `most` at most. */
export async function readIdsLike(
  reader: Reader,
  kind: NamedKind,
  pattern: string,
  most = branchesMost,
): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: `${kind}-like-${most}`,
    text: `${idsLike(kind, "$1")} LIMIT ${most + 1}`,
    values: [pattern],
  });
  return rows.map(({ id }) => id);
}

type NamedBranches = {
  column: string;
  kind: NamedKind;
  ids: readonly string[];
  /** The pattern's placeholder. */
  pattern: string;
  of: (value: unknown) => string;
};

/** Conditions for the branches of a list: `byStatus` need the status for an index, `byPlace` have their own. */
export type FoundConditions = { byStatus: string[]; byPlace: string[] };

/** One for each id; where the name says little, one for all. */
export const conditionsLike = ({ column, kind, ids, pattern, of }: NamedBranches): FoundConditions =>
  ids.length > branchesMost
    ? { byStatus: [`item.${column} IN (${idsLike(kind, pattern)})`], byPlace: [] }
    : { byStatus: [], byPlace: ids.map((id) => `item.${column} = ${of(id)}`) };

/** The branches of a list over one status each, narrowed to what a search found. */
export function foundBranches(
  found: readonly FoundConditions[],
  isIn: readonly string[],
  chosen: string | undefined,
): (string | undefined)[][] {
  const byStatus = found.flatMap((each) => each.byStatus);
  const byPlace = found.flatMap((each) => each.byPlace);
  return [
    ...byStatus.flatMap((condition) => isIn.map((status) => [status, condition])),
    ...byPlace.map((condition) => [condition, chosen]),
  ];
}
