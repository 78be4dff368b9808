import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ChoiceFilterName } from "../../columns.ts";
import type { ListingFilter } from "../../contract.ts";
import { bucketBounds, choiceFacets, rangeFacets, turnaroundSteps, valuesMax } from "../../facets.ts";
import { leftOutOf, without } from "../../relax.ts";
import { listingScopeOf } from "../../server/scope.ts";
import type { ListingFacets, ListingFacetsQuery } from "../contract.ts";
import { type Begun, type FacetsOfWords, facetsFor } from "./index/counted.ts";
import { totalOf } from "./total.ts";

/**
 * Returns exact counts for every filter beside a list (R10.5), from this process's index. After the first start, callers
 * wait until it is built. A caller who hangs up is not counted for.
 */
export async function readFacets(
  reader: Reader,
  actor: Actor,
  { relax = [], ...asked }: ListingFacetsQuery,
  begun: Begun = {},
): Promise<ListingFacets> {
  const scope = await listingScopeOf(reader, actor, asked);
  const isMet = async (query: ListingFilter) => (await totalOf({ reader, query, scope, ...begun })) > 0;
  const leftOut = relax.length === 0 ? [] : await leftOutOf(asked, relax, isMet);
  const query = without(asked, leftOut);
  const counted = representFacets(await facetsFor({ reader, query, scope, ...begun }), query);
  return leftOut.length === 0 ? counted : { ...counted, leftOut };
}

const representations = new WeakMap<FacetsOfWords, ListingFacets>();

/** Written once for all callers that share a count. */
function representFacets(counted: FacetsOfWords, query: ListingFilter): ListingFacets {
  const known = representations.get(counted) ?? Object.freeze(writeFacets(counted, query));
  representations.set(counted, known);
  return known;
}

function writeFacets(
  { total, choices, ranges, priceExtent, words }: FacetsOfWords,
  query: ListingFilter,
): ListingFacets {
  const turnaround = ranges.turnaroundHours.counts;
  const valuesOf = (facet: ChoiceFilterName) => mostFrequent(words[facet], choices[facet], query[facet] ?? []);
  return {
    id: "facets",
    total,
    leftOut: [],
    choices: {
      ...(Object.fromEntries(choiceFacets.map((facet) => [facet, valuesOf(facet)])) as Omit<
        ListingFacets["choices"],
        "status"
      >),
      status: [{ value: "listed", count: total }],
    },
    turnaround: turnaroundSteps.map((hours, step) => ({
      hours,
      upTo: sum(turnaround.subarray(0, step + 1)),
      beyond: sum(turnaround.subarray(step + 1)),
    })),
    priceExtent,
    ranges: Object.fromEntries(
      rangeFacets.map((facet) => {
        const from = [...bucketBounds[facet]];
        const { counts, unknown } = ranges[facet];
        return [facet, { from, counts: [...counts.subarray(0, from.length)], unknown }];
      }),
    ) as ListingFacets["ranges"],
  };
}

/** Returns the most frequent values, and the chosen ones even with a count of 0. */
function mostFrequent(
  words: readonly string[],
  counts: Uint32Array,
  chosen: readonly string[],
): { value: string; count: number }[] {
  const counted = words.map((value, number) => ({ value, count: counts[number] ?? 0 }));
  const shown = counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, valuesMax);
  const missing = chosen.filter((value) => !shown.some((each) => each.value === value));
  return [
    ...shown,
    ...missing.map((value) => ({ value, count: counted.find((each) => each.value === value)?.count ?? 0 })),
  ];
}

const sum = (counts: Uint32Array): number => counts.reduce((all, count) => all + count, 0);
