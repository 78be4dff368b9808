import { type ChoiceFilter, choiceFilters } from "../columns.ts";
import type { MarketplaceAddress } from "./address.ts";

/** A filter that was left out, with the values that it had. */
export type LeftOut = { filter: ChoiceFilter; values: string[] };

type View = Partial<MarketplaceAddress>;

/** A view without some of its filters, which it names instead. */
export function withLeftOut(view: View, filters: readonly ChoiceFilter[]): View {
  if (filters.length === 0) return view;
  const leftOut = filters.flatMap((filter) => (view[filter] ?? []).map((value) => `${filter}.${value}`));
  return { ...view, ...Object.fromEntries(filters.map((filter) => [filter, undefined])), leftOut };
}

/** The filters that an address names as left out, each once. A name that is no filter says nothing. */
export function leftOutIn({ leftOut = [] }: View): LeftOut[] {
  return choiceFilters.flatMap(({ parameter: filter }) => {
    const values = leftOut.filter((text) => text.startsWith(`${filter}.`)).map((text) => text.slice(filter.length + 1));
    return values.length > 0 ? [{ filter, values }] : [];
  });
}

/** The change that puts a filter back. */
export function withBack({ leftOut = [] }: View, { filter, values }: LeftOut): View {
  const others = leftOut.filter((text) => !text.startsWith(`${filter}.`));
  return { [filter]: values, leftOut: others.length > 0 ? others : undefined };
}
