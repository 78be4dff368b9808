import { scopeParameters } from "../../../columns.ts";
import { type ListingFilter, listingFilter } from "../../../contract.ts";
import { markKinds } from "../../../marks/marks.ts";

const ofSomebody: readonly string[] = [...markKinds, ...scopeParameters];
const shared = Object.keys(listingFilter.shape).filter((name) => !ofSomebody.includes(name)) as (keyof ListingFilter)[];

/**
 * The name under which a catalogue keeps what it counted for a query: the same for all who ask it, in whatever order and on
 * whatever page; undefined for what depends on somebody's lists.
 */
export function named(what: "total" | "facets", query: ListingFilter): string | undefined {
  if (markKinds.some((name) => (query[name] ?? "false") !== "false")) return undefined;
  return `${what} ${JSON.stringify(shared.map((name) => query[name]))}`;
}
