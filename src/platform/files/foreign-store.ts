/** Counts a store's files and those without a row. A copy of a database knows none that came after it. */
export type StoreTally = {
  files: number;
  unknown: number;
  newest: { writtenAt: number; isKnown: boolean }[];
};

export const emptyTally = (): StoreTally => ({ files: 0, unknown: 0, newest: [] });

const newestCount = 100;

export function tallyFile(tally: StoreTally, file: StoreTally["newest"][number]): void {
  tally.files += 1;
  if (!file.isKnown) tally.unknown += 1;
  tally.newest.push(file);
  if (tally.newest.length >= 10 * newestCount) tally.newest = newestOf(tally);
}

const newestOf = ({ newest }: StoreTally) =>
  newest.toSorted((one, other) => other.writtenAt - one.writtenAt).slice(0, newestCount);

/** A crash leaves a file or two; more of them than a tenth are somebody else's. */
const explained = (files: number): number => Math.max(2, Math.floor(files / 10));

/** True where many files, or many of the newest, have no row: the database is none that this store belongs to. */
export function isForeign(tally: StoreTally): boolean {
  const newest = newestOf(tally);
  const unknownNewest = newest.filter(({ isKnown }) => !isKnown).length;
  const knowsNone = tally.unknown > 0 && tally.unknown === tally.files;
  return knowsNone || tally.unknown > explained(tally.files) || unknownNewest > explained(newest.length);
}
