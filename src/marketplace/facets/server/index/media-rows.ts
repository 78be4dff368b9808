import { choiceFilters, rangeFilters } from "../../../columns.ts";
import { type CatalogueColumns, sharedNumbers } from "./columns.ts";
import { fetchAt, fetchedTogether } from "./fetch.ts";
import type { Tally } from "./tally.ts";

const choices = choiceFilters.filter(({ of }) => of === "medium");
const ranges = rangeFilters.filter(({ of }) => of === "medium");
const numbersOfRow = choices.length + Math.ceil(ranges.length / 4);

/**
 * Each outlet's groups side by side, in shared memory: a number for each choice, then a byte for each range. A drag's step
 * finds thousands of outlets, each in two lines of the cache at most.
 */
export type MediaRows = { numbers: Uint32Array<SharedArrayBuffer>; filled: Int32Array<SharedArrayBuffer> };

export const roomForRows = (mediaCount: number): MediaRows => ({
  numbers: sharedNumbers("Uint32Array", numbersOfRow * mediaCount),
  filled: new Int32Array(new SharedArrayBuffer(4)),
});

/** The thread that needs the rows first fills them, column by column; two that begin together write the same. */
export function fillRows({ numbers, filled }: MediaRows, columns: CatalogueColumns): void {
  if (Atomics.load(filled, 0) === 1) return;
  const bytes = new Uint8Array(numbers.buffer);
  for (const [at, { parameter }] of choices.entries())
    spread(columns.choices[parameter].codes, numbers, at, numbersOfRow);
  for (const [at, { parameter }] of ranges.entries())
    spread(columns.ranges[parameter].buckets, bytes, 4 * choices.length + at, 4 * numbersOfRow);
  Atomics.store(filled, 0, 1);
}

function spread(column: Uint32Array | Uint8Array, rows: Uint32Array | Uint8Array, first: number, apart: number): void {
  for (let medium = 0, at = first; at < rows.length; medium++, at += apart) rows[at] = column[medium] as number;
}

/** Adds each outlet's weight to its group in every column of outlets. */
export function addUpRows(
  { numbers }: MediaRows,
  { places, weights }: { places: Uint32Array; weights: Uint32Array },
  change: 1 | -1,
  tally: Pick<Tally, "choices" | "ranges">,
): void {
  const bytes = new Uint8Array(numbers.buffer);
  const ofChoices = choices.map(({ parameter }) => tally.choices[parameter]);
  const ofRanges = ranges.map(({ parameter }) => tally.ranges[parameter]);
  for (let index = 0; index < places.length; index++) {
    if (index % fetchedTogether === 0) fetchAt(numbers, places.subarray(index, index + fetchedTogether), numbersOfRow);
    const begin = numbersOfRow * (places[index] as number);
    const weight = change * (weights[index] as number);
    for (let at = 0; at < ofChoices.length; at++)
      addTo(ofChoices[at] as Uint32Array, numbers[begin + at] as number, weight);
    const buckets = 4 * (begin + ofChoices.length);
    for (let at = 0; at < ofRanges.length; at++)
      addTo(ofRanges[at] as Uint32Array, bytes[buckets + at] as number, weight);
  }
}

function addTo(counts: Uint32Array, group: number, weight: number): void {
  counts[group] = (counts[group] as number) + weight;
}
