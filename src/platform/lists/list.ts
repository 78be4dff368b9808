import { hash } from "node:crypto";
import type { PageQuery } from "../contract/wire.ts";
import type { Asking } from "../database/database.ts";
import { badCursor } from "../http/errors.ts";
import { cursorFault, pageCursorOf, valuesOfCursor } from "./cursors.ts";
import {
  countedMostOf,
  cursorBefore,
  keysOfPage,
  type List,
  type ListOrder,
  lengthOfList,
  type PagePlace,
  parameters,
  rowsOfPage,
  type ShownColumns,
} from "./list-statements.ts";

/** `countedUpTo`: the list is longer than `totalItems`, where counting stopped. `next`: where the next page begins. */
export type ListedPage<Item> = ListLength & { items: Item[]; next?: string };
export type ListLength = { totalItems: number; countedUpTo?: number };

const nobodysList = { items: [], totalItems: 0 };

/** Reads a page and the list's length, counted up to `countedMost` (R7.3, decision 0160). */
export async function readList<Row extends object, Item>(
  asking: Asking,
  list: List & ShownColumns,
  page: PageQuery,
  represent: (row: Row) => Item,
): Promise<ListedPage<Item>> {
  if (list.branches.length === 0) return nobodysList;
  const { rows, next, isLast } = await readRows<Row>(asking, list, list, await byCursor(asking, list, page));
  const items = rows.map(({ cursor: _cursor, ...row }) => represent(row as unknown as Row));
  return { items, ...(knownLength(items.length, isLast, page) ?? (await readLength(asking, list))), ...next };
}

/** The same in two statements, for a list of many shapes whose rows take long to plan: `read` has one shape. */
export async function readListByKeys<Item>(
  asking: Asking,
  list: List,
  page: PageQuery,
  read: (ids: string[]) => Promise<Item[]>,
): Promise<ListedPage<Item>> {
  if (list.branches.length === 0) return nobodysList;
  const { rows, next, isLast } = await readRows<{ id: string }>(asking, list, { columns: "page.id", joins: "" }, page);
  const [items, length] = await Promise.all([
    rows.length > 0 ? read(rows.map(({ id }) => id)) : [],
    knownLength(rows.length, isLast, page) ?? readLength(asking, list),
  ]);
  return { items, ...length, ...next };
}

/** Ids of the list's first items, `most` at most, in its order. */
export async function readListKeys(asking: Asking, list: List, most: number): Promise<string[]> {
  if (list.branches.length === 0) return [];
  const text = `SELECT id FROM (${keysOfPage(list, { after: undefined, limit: most, offset: 0 })}) AS listed`;
  const { rows } = await asking.$client.query<{ id: string }>({ text, values: [...list.values] });
  return rows.map(({ id }) => id);
}

/** A page's size is part of its text. Usual sizes are prepared, where the page begins at the list's start or a cursor. */
const preparedSizes = [10, 20, 100];

type CursorRow<Row> = Row & { cursor: string };

/** A page by its number goes on behind the row before it, whose key is soon planned: so its own rows are prepared. */
async function byCursor(asking: Asking, list: List, query: PageQuery): Promise<PageQuery> {
  const { page, itemsPerPage, after } = query;
  if (page === 1 || after !== undefined || !list.name || !preparedSizes.includes(itemsPerPage)) return query;
  const text = cursorBefore(list, (page - 1) * itemsPerPage);
  const { rows } = await asking.$client.query<{ cursor: string }>({ text, values: [...list.values] });
  return rows[0] ? { ...query, after: pageCursorOf(rows[0].cursor) } : query;
}

/** Reads one row more than shown, to know whether there is another page. */
async function readRows<Row extends object>(
  asking: Asking,
  list: List,
  shown: ShownColumns,
  { page, itemsPerPage, after }: PageQuery,
) {
  const { values, of } = parameters(list.values);
  const place: PagePlace = {
    after:
      after === undefined
        ? undefined
        : decoded(after, list.order).map((value) => (value === null ? undefined : of(value))),
    limit: itemsPerPage + 1,
    offset: after === undefined ? (page - 1) * itemsPerPage : 0,
  };
  const text = rowsOfPage(list, shown, place);
  const isPrepared = place.offset === 0 && preparedSizes.includes(itemsPerPage);
  const statement = isPrepared ? preparedFor(list, text) : { text };
  const read = await asking.$client.query<CursorRow<Row>>({ ...statement, values }).catch((error: unknown) => {
    throw cursorFault(error, after);
  });
  const rows = read.rows.slice(0, itemsPerPage);
  const isLast = read.rows.length <= itemsPerPage;
  const cursor = rows.at(-1)?.cursor;
  return { rows, isLast, next: isLast || cursor === undefined ? {} : { next: pageCursorOf(cursor) } };
}

/** The last page tells the length by itself, unless a cursor led there. An uncounted page tells how far it goes. */
export function knownLength(count: number, isLast: boolean, page: PageQuery): ListLength | undefined {
  const offset = (page.page - 1) * page.itemsPerPage;
  const seen = offset + count;
  if (page.isUncounted) return isLast ? { totalItems: seen } : { totalItems: seen, countedUpTo: seen };
  return isLast && page.after === undefined && (count > 0 || offset === 0) ? { totalItems: seen } : undefined;
}

async function readLength(asking: Asking, list: List): Promise<ListLength> {
  const text = lengthOfList(list);
  const { rows } = await asking.$client.query<{ total: number }>({
    ...preparedFor(list, text),
    values: [...list.values],
  });
  const total = rows[0]?.total ?? 0;
  const most = countedMostOf(list);
  return total > most ? { totalItems: most, countedUpTo: most } : { totalItems: total };
}

/** One statement a shape of a list that has a name, so that each has its own plan. */
export const preparedFor = ({ name }: List, text: string) =>
  name ? { name: `${name} ${hash("sha1", text, "base64url")}`, text } : { text };

/** Only a column that may be null has a null in its cursor. */
function decoded(after: string, order: ListOrder): (string | number | null)[] {
  const values = valuesOfCursor(after, order.length, true);
  if (values.some((value, index) => value === null && !order[index]?.nullable)) throw badCursor();
  return values;
}
