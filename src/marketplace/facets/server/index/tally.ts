import { type ChoiceFilterName, choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { byFacet, type CatalogueColumns, grown, sharedNumbers, unknownBucket } from "./columns.ts";
import type { MediaSet } from "./sets.ts";

export type Facet = ChoiceFilterName | RangeFilterName;
const facets: readonly Facet[] = [...choiceFilters, ...rangeFilters].map(({ parameter }) => parameter);

/**
 * The failed filters of a place (an outlet or a format) as a sum: `one` for each, plus the facet's number. 0 fails
 * none; below `several` it fails one filter, and the rest is that filter's facet. The sums of an outlet and its format
 * add up. A place with one failure still counts in that filter's own facet, which shows each value's result. Adding
 * instead of branching halves the time.
 */
const one = 256;
export const several = 2 * one;
/** The sum of an outlet that a set leaves out; no sum of failures brings it below `several`. */
export const outside = 128 * one;
/** The sum of a place that fails this facet's filter alone. */
export const failing = (facet: Facet): number => one + 1 + facets.indexOf(facet);

const bucketCount = unknownBucket + 1;

/** Filters as numbers: words by their number, least and greatest value, and sets of outlets. */
export type CountQuery = {
  choices: Partial<Record<ChoiceFilterName, number[]>>;
  ranges: Partial<Record<RangeFilterName, [least: number, most: number]>>;
  sets: MediaSet[];
};

/**
 * All that one count knows, in shared memory: any thread can count a drag's next step from it. `formats` holds the
 * failures of a format and its outlet together.
 */
export type Tally = {
  media: Uint16Array<SharedArrayBuffer>;
  formats: Uint16Array<SharedArrayBuffer>;
  choices: Record<ChoiceFilterName, Uint32Array<SharedArrayBuffer>>;
  ranges: Record<RangeFilterName, Uint32Array<SharedArrayBuffer>>;
  /** By `figure`. */
  figures: Float64Array<SharedArrayBuffer>;
};

/** The total, the extent of the prices, and 1 where outlets hold the text that is searched for. */
export const figure = { total: 0, least: 1, most: 2, held: 3 } as const;

/** Room for a catalogue's count; `used` is one that nobody needs any more. */
export function roomFor(columns: CatalogueColumns, used?: Tally): Tally {
  const room = used ?? {
    media: sharedNumbers("Uint16Array", 0),
    formats: sharedNumbers("Uint16Array", 0),
    choices: byFacet(choiceFilters, () => sharedNumbers("Uint32Array", 0)),
    ranges: byFacet(rangeFilters, () => sharedNumbers("Uint32Array", bucketCount)),
    figures: sharedNumbers("Float64Array", 4),
  };
  return {
    ...room,
    media: grown(room.media, columns.mediaCount),
    formats: grown(room.formats, columns.formatCount),
    choices: byFacet(choiceFilters, (facet) => grown(room.choices[facet], columns.choices[facet].codeCount)),
  };
}

class CountAbandoned extends Error {}

/** Set by the callers' thread when nobody waits for the count any more. */
export type AbandonFlag = Int32Array<SharedArrayBuffer>;

export const sharedFlag = (): AbandonFlag => new Int32Array(new SharedArrayBuffer(4));

export function refuseAbandoned(flag: AbandonFlag): void {
  if (Atomics.load(flag, 0) !== 0) throw new CountAbandoned("nobody waits for this count");
}
