import { scopeParameters } from "../../../columns.ts";
import { type ListingFilter, listingFilter } from "../../../contract.ts";
import { markKinds } from "../../../marks/marks.ts";

const ofSomebody: readonly string[] = [...markKinds, ...scopeParameters];
const shared = Object.keys(listingFilter.shape).filter((name) => !ofSomebody.includes(name)) as (keyof ListingFilter)[];

/**
 * Returns the key of a shared count, whatever the parameters' order or the page. Undefined where the count depends on
 * someone's lists.
 */
export function named(what: "total" | "facets", query: ListingFilter): string | undefined {
  if (markKinds.some((name) => (query[name] ?? "false") !== "false")) return undefined;
  return `${what} ${JSON.stringify(shared.map((name) => query[name]))}`;
}
