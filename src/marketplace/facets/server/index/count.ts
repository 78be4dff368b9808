import {
  type ChoiceFilterName,
  choiceFilters,
  type RangeFilterName,
  rangeFilters,
  rangeParameter,
} from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { Catalogue } from "./catalogue.ts";
import { type ChoiceColumn, grown, type RangeColumn, unknownBucket } from "./columns.ts";

export type CountedFacets = {
  total: number;
  choices: Record<ChoiceFilterName, Map<string, number>>;
  ranges: Record<RangeFilterName, { counts: Uint32Array; unknown: number }>;
  priceExtent: { least: number; most: number } | null;
};

/** By media number: 1 for members. */
export type MediaSet = Uint8Array;

type Facet = ChoiceFilterName | RangeFilterName;
const facets: readonly Facet[] = [...choiceFilters, ...rangeFilters].map(({ parameter }) => parameter);

/**
 * The failed filters of a place (an outlet or a format) as a sum: `one` for each, plus the facet's number. 0 fails
 * none; below `several` it fails one filter, and the rest is that filter's facet. The sums of an outlet and its format
 * add up. A place with one failure still counts in that filter's own facet, which shows each value's result. Adding instead of branching halves the time over 400,000 formats.
 */
const one = 256;
const several = 2 * one;
const numberOf = (facet: Facet): number => 1 + facets.indexOf(facet);

export function countTotal(catalogue: Catalogue, query: ListingFilter, within: MediaSet[]): number {
  const { failedMedia, failedFormats } = failuresOf(catalogue, query, within);
  const { mediumOf, formatCount } = catalogue;
  let total = 0;
  for (let format = 0; format < formatCount; format++)
    total += Number((failedFormats[format] as number) + (failedMedia[mediumOf[format] as number] as number) === 0);
  return total;
}

/**
 * Counts every facet as if its own filter were not set. Formats are counted in one pass, then media, weighted by their
 * formats.
 */
export function countFacets(catalogue: Catalogue, query: ListingFilter, within: MediaSet[]): CountedFacets {
  const { failedMedia, failedFormats } = failuresOf(catalogue, query, within);
  const { weights, total, near } = addUp(catalogue, failedMedia, failedFormats);
  const media = meetingMedia(failedMedia, weights);
  const counting = {
    format: (groups: Groups, groupCount: number, facet: Facet) =>
      countFormats(groups, groupCount, near, failedFormats, one + numberOf(facet)),
    medium: (groups: Groups, groupCount: number, facet: Facet) =>
      countMedia(groups, groupCount, media.for(facet), weights),
  };
  const choices = choiceFilters.map(({ parameter, of }) => {
    const column = catalogue.choices[parameter];
    return [parameter, column.byValue(counting[of](column.codes, column.lists.length, parameter))];
  });
  const ranges = rangeFilters.map(({ parameter, of }) => {
    const counts = counting[of](catalogue.ranges[parameter].buckets, bucketCount, parameter);
    return [parameter, { counts, unknown: counts[unknownBucket] ?? 0 }];
  });
  const counted = Object.fromEntries(ranges) as CountedFacets["ranges"];
  const own = one + numberOf("price");
  const priceExtent = extentOf(catalogue.ranges.price, counted.price.counts, near, failedFormats, own);
  return { total, choices: Object.fromEntries(choices), ranges: counted, priceExtent };
}

type Groups = Uint32Array | Uint8Array;
const bucketCount = unknownBucket + 1;

type Failures = { failedMedia: Uint16Array; failedFormats: Uint16Array };

function failuresOf(catalogue: Catalogue, query: ListingFilter, within: MediaSet[]): Failures {
  const room = roomFor(catalogue);
  const failedMedia = room.media.subarray(0, catalogue.mediaCount).fill(0);
  const failedFormats = room.formats.subarray(0, catalogue.formatCount).fill(0);
  for (const set of within)
    for (let medium = 0; medium < failedMedia.length; medium++) if (set[medium] !== 1) failedMedia[medium] = several;
  const failed = { medium: failedMedia, format: failedFormats };
  for (const { parameter, of } of choiceFilters) {
    const chosen = query[parameter];
    if (chosen) failChoice(failed[of], catalogue.choices[parameter], chosen, numberOf(parameter));
  }
  for (const { parameter, of } of rangeFilters) {
    const [least, most] = boundsOf(query, parameter);
    failRange(failed[of], catalogue.ranges[parameter], least, most, numberOf(parameter));
  }
  return { failedMedia, failedFormats };
}

function boundsOf(
  query: ListingFilter,
  filter: RangeFilterName,
): [least: number | undefined, most: number | undefined] {
  const beyond = query[rangeParameter(filter, "gt")];
  const least = query[rangeParameter(filter, "gte")] ?? (beyond === undefined ? undefined : beyond + 1);
  return [least, query[rangeParameter(filter, "lte")]];
}

function failChoice(failed: Uint16Array, column: ChoiceColumn, chosen: readonly string[], facet: number): void {
  const sums = Uint16Array.from(column.holding(chosen), (holds) => (1 - holds) * (one + facet));
  const { codes } = column;
  for (let place = 0; place < failed.length; place++)
    failed[place] = (failed[place] as number) + (sums[codes[place] as number] as number);
}

/** An unknown number (NaN) lies in no range. */
function failRange(
  failed: Uint16Array,
  { values }: RangeColumn,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
  facet: number,
): void {
  if (least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY) return;
  const sum = one + facet;
  for (let place = 0; place < failed.length; place++) {
    const value = values[place] as number;
    failed[place] = (failed[place] as number) + (1 - Number(value >= least) * Number(value <= most)) * sum;
  }
}

type Room = { media: Uint16Array; formats: Uint16Array; near: Uint32Array };
const rooms = new WeakMap<Catalogue, Room>();

/** Reuses a catalogue's buffers, some megabytes, instead of allocating them at each count. */
function roomFor(catalogue: Catalogue): Room {
  const { media, formats, near } = rooms.get(catalogue) ?? {
    media: new Uint16Array(0),
    formats: new Uint16Array(0),
    near: new Uint32Array(0),
  };
  const room = {
    media: grown(media, catalogue.mediaCount),
    formats: grown(formats, catalogue.formatCount),
    near: grown(near, catalogue.formatCount + 1),
  };
  rooms.set(catalogue, room);
  return room;
}

/**
 * Adds each medium's failures to its formats', and counts each medium's formats that meet all filters of formats. `near`
 * holds the formats with one failure at most: all others count nowhere.
 */
function addUp(catalogue: Catalogue, failedMedia: Uint16Array, failedFormats: Uint16Array) {
  const { mediumOf, formatCount } = catalogue;
  const { near } = roomFor(catalogue);
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
function countFormats(
  groups: Groups,
  groupCount: number,
  near: Uint32Array,
  failed: Uint16Array,
  own: number,
): Uint32Array {
  const counts = new Uint32Array(groupCount);
  for (let index = 0; index < near.length; index++) {
    const format = near[index] as number;
    const group = groups[format] as number;
    const sum = failed[format] as number;
    counts[group] = (counts[group] as number) + Number(sum === 0) + Number(sum === own);
  }
  return counts;
}

/**
 * Returns the least and greatest value of the counted formats. They lie in the first and last filled bucket, so the
 * other buckets are skipped.
 */
function extentOf(column: RangeColumn, counts: Uint32Array, near: Uint32Array, failed: Uint16Array, own: number) {
  const { values, buckets } = column;
  const known = counts.subarray(0, unknownBucket);
  const first = known.findIndex((count) => count > 0);
  const last = known.findLastIndex((count) => count > 0);
  if (first === -1) return null;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < near.length; index++) {
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
  return { for: (facet) => [...of(0), ...of(one + numberOf(facet))] };
}

function countMedia(groups: Groups, groupCount: number, places: Uint32Array[], weights: Uint32Array): Uint32Array {
  const counts = new Uint32Array(groupCount);
  for (const media of places)
    for (let index = 0; index < media.length; index++) {
      const medium = media[index] as number;
      const group = groups[medium] as number;
      counts[group] = (counts[group] as number) + (weights[medium] as number);
    }
  return counts;
}
