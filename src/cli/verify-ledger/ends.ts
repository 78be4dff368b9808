import { createHash } from "node:crypto";

/** The end of a hash chain: `ledger 12`, its number of entries, and the last hash in hex. */
export type ChainEnd = { chain: string; length: number; hash: string };

/** One digest of all ends: kept elsewhere, it proves that nothing was cut off the ledger or a log. */
export const headOf = (ends: ChainEnd[]): string => createHash("sha256").update(linesOf(ends)).digest("hex");

const linesOf = (ends: ChainEnd[]): string =>
  ends
    .map(({ chain, length, hash }) => `${hash} ${length} ${chain}\n`)
    .toSorted()
    .join("");

/** The head comes first, then a line for each chain. */
export const writeEnds = (ends: ChainEnd[]): string => `${headOf(ends)}\n${linesOf(ends)}`;

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
