import { type ChoiceFilterName, choiceFilters } from "../columns.ts";
import type { MarketplaceAddress } from "./address-schema.ts";

export type LeftOut = { filter: ChoiceFilterName; values: string[] };

type View = Partial<MarketplaceAddress>;

/** Returns a view without some filters, which it names instead. */
export function withLeftOut(view: View, filters: readonly ChoiceFilterName[]): View {
  if (filters.length === 0) return view;
  const leftOut = filters.flatMap((filter) => (view[filter] ?? []).map((value) => `${filter}.${value}`));
  return { ...view, ...Object.fromEntries(filters.map((filter) => [filter, undefined])), leftOut };
}

/** Returns the left-out filters that an address names, each once; unknown names are ignored. */
export function leftOutIn({ leftOut = [] }: View): LeftOut[] {
  return choiceFilters.flatMap(({ parameter: filter }) => {
    const values = leftOut.filter((text) => text.startsWith(`${filter}.`)).map((text) => text.slice(filter.length + 1));
    return values.length > 0 ? [{ filter, values }] : [];
  });
}

/** Returns the change that puts a filter back. */
export function withBack({ leftOut = [] }: View, { filter, values }: LeftOut): View {
  const others = leftOut.filter((text) => !text.startsWith(`${filter}.`));
  return { [filter]: values, leftOut: others.length > 0 ? others : undefined };
}
