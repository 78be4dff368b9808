import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import type { ListingFilter } from "../../contract.ts";
import { bucketBounds, choiceFacets, rangeFacets, turnaroundSteps, valuesMax } from "../../facets.ts";
import { leftOutOf, without } from "../../relax.ts";
import { listingScopeOf } from "../../server/scope.ts";
import type { ListingFacets, ListingFacetsQuery } from "../contract.ts";
import { type CountedFacets, countFacets } from "./index/count.ts";
import { countedFor } from "./index/counted.ts";
import { totalOf } from "./total.ts";

/**
 * Returns exact counts for every filter beside a list (R10.5), from this process's index. After a start, the first
 * callers wait until it is built.
 */
export async function readFacets(
  reader: Reader,
  actor: Actor,
  { relax = [], ...asked }: ListingFacetsQuery,
): Promise<ListingFacets> {
  const scope = await listingScopeOf(reader, actor, asked);
  const leftOut = await leftOutOf(asked, relax, async (less) => (await totalOf(reader, less, scope)) > 0);
  const query = without(asked, leftOut);
  const counted = await countedFor(reader, "facets", query, scope, (catalogue, sets) =>
    representFacets(countFacets(catalogue, query, sets), query),
  );
  return leftOut.length === 0 ? counted : { ...counted, leftOut };
}

/** Frozen, since callers with the same query share it until the catalogue changes. */
function representFacets({ total, choices, ranges, priceExtent }: CountedFacets, query: ListingFilter): ListingFacets {
  const turnaround = ranges.turnaroundHours.counts;
  return Object.freeze({
    id: "facets",
    total,
    leftOut: [],
    choices: {
      ...(Object.fromEntries(
        choiceFacets.map((facet) => [facet, mostFrequent(choices[facet], query[facet] ?? [])]),
      ) as Omit<ListingFacets["choices"], "status">),
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
  });
}

/** Returns the most frequent values, and the chosen ones even with a count of 0. */
function mostFrequent(counts: Map<string, number>, chosen: readonly string[]): { value: string; count: number }[] {
  const byCount = [...counts].sort(
    ([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1),
  );
  const shown = byCount.slice(0, valuesMax).map(([value, count]) => ({ value, count }));
  const missing = chosen.filter((value) => !shown.some((each) => each.value === value));
  return [...shown, ...missing.map((value) => ({ value, count: counts.get(value) ?? 0 }))];
}

const sum = (counts: Uint32Array): number => counts.reduce((all, count) => all + count, 0);
