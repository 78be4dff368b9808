import { type RangeFilterName, rangeFilters } from "../../../columns.ts";
import { bucketBounds } from "../../../facets.ts";
import { byFacet, unknownBucket } from "./columns.ts";

/**
 * Beginnings of a column's buckets: its histogram's, each but the open last in equal parts, as many as a byte names. A drag's
 * step looks only at places in parts that a bound moved over.
 */
export const fineBounds: Record<RangeFilterName, readonly number[]> = byFacet(rangeFilters, (facet) => {
  const bounds = bucketBounds[facet];
  const parts = Math.floor(unknownBucket / bounds.length);
  return bounds.flatMap((from, at) => {
    const to = bounds[at + 1];
    if (to === undefined) return [from];
    return Array.from({ length: parts }, (_, part) => from + ((to - from) * part) / parts);
  });
});

/** Adds the counts of fine buckets up to those of the histogram's. */
export function histogramOf(facet: RangeFilterName, counts: Uint32Array): Uint32Array {
  const bounds = bucketBounds[facet];
  const parts = Math.floor(unknownBucket / bounds.length);
  const histogram = new Uint32Array(bounds.length);
  for (let fine = 0; fine < fineBounds[facet].length; fine++) {
    const bucket = Math.min(bounds.length - 1, Math.floor(fine / parts));
    histogram[bucket] = (histogram[bucket] as number) + (counts[fine] as number);
  }
  return histogram;
}
