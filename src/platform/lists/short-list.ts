import type { PageQuery } from "../contract/wire.ts";
import { badCursor } from "../http/errors.ts";
import { pageCursorOf, valuesOfCursor } from "./cursors.ts";
import type { ListedPage } from "./list.ts";

/** A page of a list that the process holds in its order. Throws 400 for a cursor of an item that is gone. */
export function pageOfShort<Item extends { id: string }>(
  all: readonly Item[],
  { page, itemsPerPage, after }: PageQuery,
): ListedPage<Item> {
  const from = after === undefined ? (page - 1) * itemsPerPage : placeBehind(all, after);
  const items = all.slice(from, from + itemsPerPage);
  const last = from + itemsPerPage < all.length ? items.at(-1) : undefined;
  return { items, totalItems: all.length, ...(last ? { next: pageCursorOf(JSON.stringify([last.id])) } : {}) };
}

function placeBehind(all: readonly { id: string }[], after: string): number {
  const [id] = valuesOfCursor(after, 1);
  const place = all.findIndex((item) => item.id === id);
  if (place === -1) throw badCursor();
  return place + 1;
}
