import { createHash } from "node:crypto";

/** Where a hash chain stands: `ledger 12`, its entries and the last one's hash in hex. An account's chain, or one of the logs. */
export type ChainEnd = { chain: string; length: number; hash: string };

/** One digest of all ends: kept elsewhere, it shows that nothing was cut off the ledger or a log. */
export const headOf = (ends: ChainEnd[]): string => createHash("sha256").update(linesOf(ends)).digest("hex");

const linesOf = (ends: ChainEnd[]): string =>
  ends
    .map(({ chain, length, hash }) => `${hash} ${length} ${chain}\n`)
    .toSorted()
    .join("");

/** The ends as a file that is kept elsewhere: its head, then a line for each chain. */
export const writeEnds = (ends: ChainEnd[]): string => `${headOf(ends)}\n${linesOf(ends)}`;

/** A file that can't be what `writeEnds` wrote. */
export class WrongEndsError extends Error {}

/** Reads such a file. Throws `WrongEndsError` when it was changed or is another one. */
export function readEnds(text: string): ChainEnd[] {
  const [head, ...lines] = text.trimEnd().split("\n");
  const ends = lines.map((line): ChainEnd => {
    const [, hash, length, chain] = /^([0-9a-f]{64}) (\d+) (.+)$/.exec(line) ?? [];
    if (!hash || !length || !chain) throw new WrongEndsError("This file does not hold the ends of the books.");
    return { chain, length: Number(length), hash };
  });
  if (head !== headOf(ends)) throw new WrongEndsError("This file was changed since it was written.");
  return ends;
}
