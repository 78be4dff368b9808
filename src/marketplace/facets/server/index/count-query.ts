import { choiceFilters, type RangeFilterName, rangeFilters, rangeParameter } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { CatalogueWords } from "./catalogue.ts";
import type { CountQuery } from "./tally.ts";

/** Writes a query's filters as numbers. A word that no listing has becomes none: its filter is then met by nothing. */
export function countQueryOf(query: ListingFilter, words: CatalogueWords, sets: CountQuery["sets"]): CountQuery {
  const choices: CountQuery["choices"] = {};
  for (const { parameter, operators } of choiceFilters) {
    const chosen: readonly string[] | undefined = query[parameter];
    if (!chosen) continue;
    const known = chosen.map((word) => words[parameter].indexOf(word)).filter((word) => word >= 0);
    const isImpossible = operators[0] === "contains" && known.length < chosen.length;
    choices[parameter] = isImpossible ? [] : known;
  }
  const ranges: CountQuery["ranges"] = {};
  for (const { parameter } of rangeFilters) {
    const bounds = boundsOf(query, parameter);
    if (bounds) ranges[parameter] = bounds;
  }
  return { choices, ranges, sets };
}

function boundsOf(query: ListingFilter, filter: RangeFilterName): [least: number, most: number] | undefined {
  const beyond = query[rangeParameter(filter, "gt")];
  const least = query[rangeParameter(filter, "gte")] ?? (beyond === undefined ? undefined : beyond + 1);
  const most = query[rangeParameter(filter, "lte")];
  if (least === undefined && most === undefined) return undefined;
  return [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY];
}
