import { type RangeFilterName, rangeFilters } from "../../../columns.ts";
import type { CatalogueColumns } from "./columns.ts";
import { roomForOrder, type ValueOrder } from "./value-order.ts";

/** Columns that are dragged at the same time; each order has four bytes a place. */
const ordersMax = 4;

type KeptOrder = { facet: RangeFilterName; order: ValueOrder };

/** Orders of the columns that were dragged last, until the catalogue changes (decision 0274). */
export class ValueOrders {
  #kept: KeptOrder[] = [];
  #generation = -1;

  /** The caller's threads fill it. */
  orderOf(columns: CatalogueColumns, facet: RangeFilterName, generation: number): ValueOrder {
    if (generation !== this.#generation) this.#kept = [];
    this.#generation = generation;
    const known = this.#kept.find((kept) => kept.facet === facet);
    const taken = known ?? { facet, order: roomForOrder(placeCountOf(columns, facet)) };
    this.#kept = [taken, ...this.#kept.filter((kept) => kept !== known)].slice(0, ordersMax);
    return taken.order;
  }
}

function placeCountOf({ mediaCount, formatCount }: CatalogueColumns, facet: RangeFilterName): number {
  return rangeFilters.find(({ parameter }) => parameter === facet)?.of === "medium" ? mediaCount : formatCount;
}
