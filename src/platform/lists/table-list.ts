import { and, asc, desc, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { countedMost } from "../contract/list-length.ts";
import type { PageQuery } from "../contract/wire.ts";
import type { Reader } from "../database/database.ts";
import { cursorFault, pageCursorOf, valuesOfCursor } from "./cursors.ts";
import { knownLength, type ListedPage, type ListLength } from "./list.ts";

type ListedTable = PgTable & { id: PgColumn };

/** Rows of one table; the last value of the order is unique, and none is null. */
export type TableList = {
  table: ListedTable;
  columns: readonly (PgColumn | SQL)[];
  direction: "ASC" | "DESC";
  where?: SQL | undefined;
};

export const newestOf = (table: ListedTable & { createdAt: PgColumn }, where?: SQL): TableList => ({
  table,
  columns: [table.createdAt, table.id],
  direction: "DESC",
  where,
});

export const byColumn = (table: ListedTable, column: PgColumn): TableList => ({
  table,
  columns: [column],
  direction: "ASC",
});

/** Reads a page's keys, then its items by `read`, whatever order that answers them in; counts as `readList` does. */
export async function readTableList<Item extends { id: string }>(
  reader: Reader,
  list: TableList,
  page: PageQuery,
  read: (shown: SQL) => Promise<Item[]>,
): Promise<ListedPage<Item>> {
  const { itemsPerPage } = page;
  const found = await readKeys(reader, list, page);
  const ids = found.slice(0, itemsPerPage).map(({ id }) => id);
  const [items, length] = await Promise.all([
    ids.length > 0 ? read(inArray(list.table.id, ids)) : [],
    knownLength(ids.length, found.length <= itemsPerPage, page) ?? readLength(reader, list),
  ]);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Item) => placeOf.get(id) ?? 0;
  const last = found.length > itemsPerPage ? found[itemsPerPage - 1] : undefined;
  return {
    items: items.toSorted((one, other) => place(one) - place(other)),
    ...length,
    ...(last ? { next: pageCursorOf(last.cursor) } : {}),
  };
}

/** One more than shown, to know whether there is another page. */
function readKeys(
  reader: Reader,
  { table, columns, direction, where }: TableList,
  { page, itemsPerPage, after }: PageQuery,
): Promise<{ id: string; cursor: string }[]> {
  const names = sql.join([...columns], sql`, `);
  const behind =
    after === undefined
      ? undefined
      : sql`(${names}) ${sql.raw(direction === "ASC" ? ">" : "<")} (${valuesOf(after, columns)})`;
  return reader
    .select({ id: sql<string>`${table.id}`, cursor: sql<string>`json_build_array(${names})::text` })
    .from(table)
    .where(and(where, behind))
    .orderBy(...columns.map((column) => (direction === "ASC" ? asc(column) : desc(column))))
    .limit(itemsPerPage + 1)
    .offset(after === undefined ? (page - 1) * itemsPerPage : 0)
    .catch((error: unknown) => {
      throw cursorFault(error, after);
    });
}

const valuesOf = (after: string, columns: TableList["columns"]): SQL =>
  sql.join(
    valuesOfCursor(after, columns.length).map((value) => sql`${value}`),
    sql`, `,
  );

/** The list's order makes counting take the list's index (decision 0160). */
async function readLength(reader: Reader, { table, columns, where }: TableList): Promise<ListLength> {
  const counted = reader
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...columns)
    .limit(countedMost + 1);
  const [row] = await reader.select({ total: sql<number>`count(*)::integer` }).from(counted.as("counted"));
  const total = row?.total ?? 0;
  return total > countedMost ? { totalItems: countedMost, countedUpTo: countedMost } : { totalItems: total };
}
