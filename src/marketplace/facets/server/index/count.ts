import { type ChoiceFilterName, choiceFilters, type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { byFacet, type CatalogueColumns, type ChoiceColumn, type RangeColumn, unknownBucket } from "./columns.ts";
import { type CountedColumns, type FewMedia, fewMediaOf } from "./few-media.ts";
import { histogramOf } from "./fine-buckets.ts";
import { wantedCodes } from "./meeting.ts";
import { meetsSet, membersOf, type SetMembers } from "./sets.ts";
import { type CountStep, stepTally } from "./step.ts";
import {
  type AbandonFlag,
  type CountQuery,
  type Facet,
  failing,
  outside,
  refuseAbandoned,
  several,
  type Tally,
} from "./tally.ts";

// These functions run in threads, over columns that no thread writes meanwhile.

/** `isHeld` is false where no listed outlet holds the query's text, whatever the filters. */
export type CountedTotal = { total: number; isHeld: boolean };

export type CountedFacets = CountedTotal & {
  /** By the word's number. */
  choices: Record<ChoiceFilterName, Uint32Array>;
  ranges: Record<RangeFilterName, { counts: Uint32Array; unknown: number }>;
  priceExtent: { least: number; most: number } | null;
};

export type FacetCount = {
  columns: CatalogueColumns;
  query: CountQuery;
  tally: Tally;
  flag: AbandonFlag;
  /** From the query that the tally holds, if it is near. */
  step?: CountStep | undefined;
};

export function countTotal(columns: CatalogueColumns, query: CountQuery, flag: AbandonFlag): CountedTotal {
  const { counted, failed, isHeld } = failPlaces(columns, query, flag);
  const { mediumOf, formatCount } = counted;
  let total = 0;
  for (let format = 0; format < formatCount; format++)
    total += Number((failed.format[format] as number) + (failed.medium[mediumOf[format] as number] as number) === 0);
  return { total, isHeld };
}

/** Counts every facet as if its own filter were not set, from the step before if that is known. */
export function countFacets({ columns, query, tally, flag, step }: FacetCount): CountedFacets {
  if (!step || !stepTally(columns, tally, step, query)) fillTally(columns, query, tally, flag);
  const [total = 0, least = 0, most = 0, held = 0] = tally.figures;
  return {
    total,
    isHeld: held === 1,
    choices: byFacet(choiceFilters, (facet) => countsByWord(columns.choices[facet], tally.choices[facet])),
    ranges: byFacet(rangeFilters, (facet) => {
      const counts = tally.ranges[facet];
      return { counts: histogramOf(facet, counts), unknown: counts[unknownBucket] ?? 0 };
    }),
    priceExtent: least <= most ? { least, most } : null,
  };
}

function countsByWord({ starts, words, codeCount, wordCount }: ChoiceColumn, counted: Uint32Array): Uint32Array {
  const counts = new Uint32Array(wordCount);
  for (let code = 0; code < codeCount; code++) {
    const count = counted[code] as number;
    if (count === 0) continue;
    const end = starts[code + 1] as number;
    for (let at = starts[code] as number; at < end; at++)
      counts[words[at] as number] = (counts[words[at] as number] as number) + count;
  }
  return counts;
}

/** Formats are counted in one pass, then media, weighted by their formats. */
function fillTally(columns: CatalogueColumns, query: CountQuery, tally: Tally, flag: AbandonFlag): void {
  const { counted, failed, few, isHeld } = failPlaces(columns, query, flag, tally);
  const { weights, total, near } = addUp(counted, failed.medium, failed.format);
  const media = meetingMedia(failed.medium, weights);
  const countInto = (of: "medium" | "format", groups: Groups, facet: Facet, counts: Uint32Array) => {
    refuseAbandoned(flag);
    counts.fill(0);
    if (of === "format") countFormats(groups, counts, near, failed.format, failing(facet));
    else countMedia(groups, counts, media.for(facet), weights);
  };
  for (const { parameter, of } of choiceFilters)
    countInto(of, counted.choices[parameter].codes, parameter, tally.choices[parameter]);
  for (const { parameter, of } of rangeFilters)
    countInto(of, counted.ranges[parameter].buckets, parameter, tally.ranges[parameter]);
  const { least, most } = extentOf(counted.ranges.price, tally.ranges.price, near, failed.format);
  tally.figures.set([total, least, most, Number(isHeld)]);
  if (few) keepFailures(tally, few, failed);
}

type Groups = Uint32Array | Uint8Array;
type Failures = { medium: Uint16Array; format: Uint16Array };

/** The failures of all places, in the tally if there is one; where sets leave few outlets, of these alone. */
function failPlaces(columns: CatalogueColumns, query: CountQuery, flag: AbandonFlag, tally?: Tally) {
  const sets = query.sets.map((set) => membersOf(columns, set));
  const few = fewMediaOf(columns, query, sets);
  const counted: CountedColumns = few?.columns ?? columns;
  const room = few ? undefined : tally;
  const failed: Failures = {
    medium: room?.media.subarray(0, counted.mediaCount).fill(0) ?? scratch("media", counted.mediaCount),
    format: room?.formats.subarray(0, counted.formatCount).fill(0) ?? scratch("formats", counted.formatCount),
  };
  if (!few) for (const set of sets) failOutside(failed.medium, set);
  failFilters(counted, query, failed, flag);
  return { counted, failed, few, isHeld: isEachTextHeld(query, sets) };
}

const isEachTextHeld = ({ sets }: CountQuery, members: SetMembers[]): boolean =>
  sets.every((set, at) => "ids" in set || members[at]?.media.length !== 0);

function failOutside(failed: Uint16Array, set: SetMembers): void {
  const isMet = meetsSet(set, failed.length);
  for (let medium = 0; medium < failed.length; medium++) if (!isMet(medium)) failed[medium] = outside;
}

function failFilters(columns: CountedColumns, query: CountQuery, failed: Failures, flag: AbandonFlag): void {
  for (const { parameter, of, operators } of choiceFilters) {
    refuseAbandoned(flag);
    const chosen = query.choices[parameter];
    if (!chosen) continue;
    const column = columns.choices[parameter];
    failChoice(failed[of], column, wantedCodes(column, chosen, operators), failing(parameter));
  }
  for (const { parameter, of } of rangeFilters) {
    refuseAbandoned(flag);
    const bounds = query.ranges[parameter];
    if (bounds) failRange(failed[of], columns.ranges[parameter], bounds, failing(parameter));
  }
}

/** Writes the failures of few outlets where a drag's next step looks for them. */
function keepFailures(tally: Tally, { media, formats }: FewMedia, failed: Failures): void {
  tally.media.fill(outside);
  tally.formats.fill(outside);
  for (let at = 0; at < media.length; at++) tally.media[media[at] as number] = failed.medium[at] as number;
  for (let at = 0; at < formats.length; at++) tally.formats[formats[at] as number] = failed.format[at] as number;
}

type CountedChoice = ChoiceColumn<ArrayBufferLike>;
type CountedRange = RangeColumn<ArrayBufferLike>;

function failChoice(failed: Uint16Array, { codes }: CountedChoice, wantedOnes: Uint8Array, sum: number): void {
  const sums = Uint16Array.from(wantedOnes, (wanted) => (wanted === 1 ? 0 : sum));
  for (let place = 0; place < failed.length; place++)
    failed[place] = (failed[place] as number) + (sums[codes[place] as number] as number);
}

/** An unknown number (NaN) lies in no range. */
function failRange(failed: Uint16Array, { values }: CountedRange, [least, most]: [number, number], sum: number): void {
  for (let place = 0; place < failed.length; place++) {
    const value = values[place] as number;
    failed[place] = (failed[place] as number) + (1 - Number(value >= least) * Number(value <= most)) * sum;
  }
}

let rooms = { media: new Uint16Array(0), formats: new Uint16Array(0), near: new Uint32Array(0) };

/** Reuses the thread's buffers, some megabytes, instead of allocating them at each count. Zeros. */
function scratch(name: "media" | "formats", length: number): Uint16Array {
  if (rooms[name].length < length) rooms = { ...rooms, [name]: new Uint16Array(Math.ceil(length * 1.2)) };
  return rooms[name].subarray(0, length).fill(0);
}

/**
 * Adds each medium's failures to its formats', and counts each medium's formats that meet all filters of formats. `near`
 * holds the formats with one failure at most: all others count nowhere.
 */
function addUp({ mediumOf, formatCount }: CountedColumns, failedMedia: Uint16Array, failedFormats: Uint16Array) {
  if (rooms.near.length <= formatCount) rooms = { ...rooms, near: new Uint32Array(Math.ceil(formatCount * 1.2) + 1) };
  const { near } = rooms;
  const weights = new Uint32Array(failedMedia.length);
  let total = 0;
  let nearCount = 0;
  for (let format = 0; format < formatCount; format++) {
    const medium = mediumOf[format] as number;
    const ofFormat = failedFormats[format] as number;
    const sum = ofFormat + (failedMedia[medium] as number);
    weights[medium] = (weights[medium] as number) + Number(ofFormat === 0);
    total += Number(sum === 0);
    failedFormats[format] = sum;
    near[nearCount] = format;
    nearCount += Number(sum < several);
  }
  return { weights, total, near: near.subarray(0, nearCount) };
}

/** Counts formats by group: all filters met, or only the facet's own failed, whose sum is `own`. */
function countFormats(groups: Groups, counts: Uint32Array, near: Uint32Array, failed: Uint16Array, own: number): void {
  for (let index = 0; index < near.length; index++) {
    const format = near[index] as number;
    const group = groups[format] as number;
    const sum = failed[format] as number;
    counts[group] = (counts[group] as number) + Number(sum === 0) + Number(sum === own);
  }
}

/**
 * Returns the least and greatest value of the formats counted in the price's facet. They lie in the first and last filled
 * bucket, so the other buckets are skipped.
 */
function extentOf({ values, buckets }: CountedRange, counts: Uint32Array, near: Uint32Array, failed: Uint16Array) {
  const own = failing("price");
  const known = counts.subarray(0, unknownBucket);
  const first = known.findIndex((count) => count > 0);
  const last = known.findLastIndex((count) => count > 0);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; first >= 0 && index < near.length; index++) {
    const format = near[index] as number;
    const bucket = buckets[format] as number;
    if (bucket !== first && bucket !== last) continue;
    const sum = failed[format] as number;
    if (sum !== 0 && sum !== own) continue;
    const value = values[format] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/** Groups media by their failures once for all facets, since most filters leave few media. */
function meetingMedia(failedMedia: Uint16Array, weights: Uint32Array): { for(facet: Facet): Uint32Array[] } {
  const groups = new Map<number, { media: Uint32Array; count: number }>();
  const begin = (sum: number): { media: Uint32Array; count: number } => {
    const group = { media: new Uint32Array(failedMedia.length), count: 0 };
    groups.set(sum, group);
    return group;
  };
  let last = -1;
  let group = begin(0);
  for (let medium = 0; medium < failedMedia.length; medium++) {
    const sum = failedMedia[medium] as number;
    if (weights[medium] === 0 || sum >= several) continue;
    if (sum !== last) group = groups.get(sum) ?? begin(sum);
    last = sum;
    group.media[group.count++] = medium;
  }
  const of = (sum: number) => {
    const found = groups.get(sum);
    return found ? [found.media.subarray(0, found.count)] : [];
  };
  return { for: (facet) => [...of(0), ...of(failing(facet))] };
}

function countMedia(groups: Groups, counts: Uint32Array, places: Uint32Array[], weights: Uint32Array): void {
  for (const media of places)
    for (let index = 0; index < media.length; index++) {
      const medium = media[index] as number;
      const group = groups[medium] as number;
      counts[group] = (counts[group] as number) + (weights[medium] as number);
    }
}
