import type { PageQuery } from "../contract/wire.ts";
import type { Asking } from "../database/database.ts";
import { cursorFault, pageCursorOf, valuesOfCursor } from "./cursors.ts";
import type { ListedPage } from "./list.ts";

type CountedRow = { totalItems: number };

/**
 * A list that is short enough to be read whole. `text` selects its rows with `count(*) OVER () AS "totalItems"`. Its order
 * is by columns of these rows, none of them null, the last one unique.
 */
export type WholeList = { name: string; text: string; by: readonly string[]; direction?: "ASC" | "DESC" };

/** A page's rows, and the list's length and next page. */
export type RowsOfPage<Row> = { rows: Row[] } & Omit<ListedPage<Row>, "items">;

/** Returns a page of a list and the list's length (R7.3). A page past the end asks once more, for the length. */
export async function readPage<Row extends CountedRow>(
  asking: Asking,
  list: WholeList & { values: readonly unknown[] },
  { page, itemsPerPage, after }: PageQuery,
): Promise<RowsOfPage<Row>> {
  const offset = after === undefined ? (page - 1) * itemsPerPage : 0;
  const rows = await readRows<Row>(asking, list, { after, limit: itemsPerPage + 1, offset });
  const isPastEnd = rows.length === 0 && (page > 1 || after !== undefined);
  const [counted] = isPastEnd ? await readRows<Row>(asking, list, { after: undefined, limit: 1, offset: 0 }) : rows;
  const shown = rows.slice(0, itemsPerPage);
  const last = rows.length > itemsPerPage ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ cursor: _cursor, ...row }) => row as unknown as Row),
    totalItems: counted?.totalItems ?? 0,
    ...(last ? { next: pageCursorOf(last.cursor) } : {}),
  };
}

type Cut = { after: string | undefined; limit: number; offset: number };

async function readRows<Row>(
  { $client }: Asking,
  { name, values, ...list }: WholeList & { values: readonly unknown[] },
  { after, limit, offset }: Cut,
): Promise<(Row & { cursor: string })[]> {
  const behind = after === undefined ? [] : valuesOfCursor(after, list.by.length);
  const shape = behind.length > 0 ? `${name}-behind` : name;
  const text = textOfPage(list, values.length, behind.length > 0);
  const statement = { name: shape, text, values: [...values, limit, offset, ...behind] };
  const read = $client.query<Row & { cursor: string }>(statement);
  return (
    await read.catch((error: unknown) => {
      throw cursorFault(error, after);
    })
  ).rows;
}

/** SQL of a page. Its values follow those of the list: limit, offset, then the place behind which it begins. */
export function textOfPage(
  { text, by, direction = "ASC" }: Omit<WholeList, "name">,
  valuesCount: number,
  isBehind = false,
): string {
  const names = by.join(", ");
  const behind = by.map((_, index) => `$${valuesCount + 3 + index}`).join(", ");
  const where = isBehind ? `WHERE (${names}) ${direction === "ASC" ? ">" : "<"} (${behind})` : "";
  const sorted = by.map((name) => `${name} ${direction}`).join(", ");
  return `WITH listed AS (${text}) SELECT listed.*, json_build_array(${names})::text AS cursor FROM listed ${where}
    ORDER BY ${sorted} LIMIT $${valuesCount + 1} OFFSET $${valuesCount + 2}`;
}
