import { type RangeFilterName, rangeFilters } from "../../../columns.ts";
import type { CatalogueColumns } from "./columns.ts";
import { type MediaRows, roomForRows } from "./media-rows.ts";
import { roomForOrder, type ValueOrder } from "./value-order.ts";

/** Columns that are dragged at the same time; each order has four bytes a place. */
const ordersMax = 4;

type KeptOrder = { facet: RangeFilterName; order: ValueOrder };

/** Orders of the columns that were dragged last, and rows of outlets, until the catalogue changes (decision 0274). */
export class ValueOrders {
  #kept: KeptOrder[] = [];
  #rows: MediaRows | undefined;
  #generation = -1;

  /** The caller's threads fill it. */
  orderOf(columns: CatalogueColumns, facet: RangeFilterName, generation: number): ValueOrder {
    this.#forgetBefore(generation);
    const known = this.#kept.find((kept) => kept.facet === facet);
    const taken = known ?? { facet, order: roomForOrder(placeCountOf(columns, facet)) };
    this.#kept = [taken, ...this.#kept.filter((kept) => kept !== known)].slice(0, ordersMax);
    return taken.order;
  }

  /** The caller's threads fill them. */
  rowsOf({ mediaCount }: CatalogueColumns, generation: number): MediaRows {
    this.#forgetBefore(generation);
    this.#rows ??= roomForRows(mediaCount);
    return this.#rows;
  }

  #forgetBefore(generation: number): void {
    if (generation === this.#generation) return;
    this.#kept = [];
    this.#rows = undefined;
    this.#generation = generation;
  }
}

function placeCountOf({ mediaCount, formatCount }: CatalogueColumns, facet: RangeFilterName): number {
  return rangeFilters.find(({ parameter }) => parameter === facet)?.of === "medium" ? mediaCount : formatCount;
}
