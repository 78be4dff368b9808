import type { RangeFilterName } from "../../../columns.ts";
import { bucketOf } from "../../../facets.ts";
import { type RangeColumn, sharedNumbers, unknownBucket } from "./columns.ts";
import { fineBounds } from "./fine-buckets.ts";

/** A bucket's parts: a drag's step looks at the places of a few. */
const partsOfBucket = 16;
const partCount = partsOfBucket * (unknownBucket + 1);
const unknownPart = partsOfBucket * unknownBucket;

/**
 * A column's places by their values, in shared memory: a part's are `places[starts[part]]` to `starts[part + 1]`. The
 * thread that needs them first fills them and says so in `filled`; two that begin together write the same.
 */
export type ValueOrder = {
  places: Uint32Array<SharedArrayBuffer>;
  starts: Uint32Array<SharedArrayBuffer>;
  filled: Int32Array<SharedArrayBuffer>;
};

export const roomForOrder = (placeCount: number): ValueOrder => ({
  places: sharedNumbers("Uint32Array", placeCount),
  starts: sharedNumbers("Uint32Array", partCount + 1),
  filled: new Int32Array(new SharedArrayBuffer(4)),
});

/** Sorts by counting: one pass for the parts' sizes, one that puts each place behind those before it. */
export function fillOrder({ places, starts, filled }: ValueOrder, facet: RangeFilterName, column: RangeColumn): void {
  if (Atomics.load(filled, 0) === 1) return;
  const partAt = partReader(facet, column);
  const ends = new Uint32Array(partCount + 1);
  for (let place = 0; place < places.length; place++) {
    const next = partAt(place) + 1;
    ends[next] = (ends[next] as number) + 1;
  }
  for (let part = 0; part < partCount; part++) ends[part + 1] = (ends[part + 1] as number) + (ends[part] as number);
  starts.set(ends);
  for (let place = 0; place < places.length; place++) {
    const part = partAt(place);
    places[ends[part] as number] = place;
    ends[part] = (ends[part] as number) + 1;
  }
  Atomics.store(filled, 0, 1);
}

function partReader(facet: RangeFilterName, { values, buckets }: RangeColumn): (place: number) => number {
  const begins = fineBounds[facet];
  const scales = scalesOf(begins);
  return (place) => {
    const bucket = buckets[place] as number;
    return bucket === unknownBucket ? unknownPart : partOf(bucket, values[place] as number, begins, scales);
  };
}

/** Parts of an inch of a value; the open last bucket has one part. */
const scalesOf = (begins: readonly number[]): number[] =>
  begins.map((from, bucket) => {
    const to = begins[bucket + 1];
    return to === undefined ? 0 : partsOfBucket / (to - from);
  });

function partOf(bucket: number, value: number, begins: readonly number[], scales: readonly number[]): number {
  const scale = scales[bucket] as number;
  if (scale === 0) return partsOfBucket * bucket;
  const part = Math.floor((value - (begins[bucket] as number)) * scale);
  return partsOfBucket * bucket + Math.max(0, Math.min(partsOfBucket - 1, part));
}

/** The parts from one value's to another's, either way; infinite ones are the outermost. */
export function partsBetween(facet: RangeFilterName, one: number, other: number): [first: number, last: number] {
  const begins = fineBounds[facet];
  const scales = scalesOf(begins);
  const partAt = (value: number) => partOf(bucketOf(begins, value), value, begins, scales);
  return [partAt(Math.min(one, other)), partAt(Math.max(one, other))];
}

/** The parts of a bucket of `fineBounds`. */
export const partsOfValueBucket = (bucket: number): [first: number, last: number] => [
  partsOfBucket * bucket,
  partsOfBucket * (bucket + 1) - 1,
];
