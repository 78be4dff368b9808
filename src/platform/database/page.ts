import type { PageQuery } from "../contract/wire.ts";
import type { Asking } from "./database.ts";

type CountedRow = { totalItems: number };

/**
 * Returns a page of a list and the list's length (R7.3). The statement selects `count(*) OVER () AS "totalItems"`, and
 * its last two values are LIMIT and OFFSET. A page past the end has no row with the count: the statement then runs
 * again for the first row.
 */
export async function readPage<Row extends CountedRow>(
  { $client }: Asking,
  { values, ...statement }: { name?: string; text: string; values: unknown[] },
  { page, itemsPerPage }: PageQuery,
): Promise<{ rows: Row[]; totalItems: number }> {
  const read = async (limit: number, offset: number) =>
    (await $client.query<Row>({ ...statement, values: [...values, limit, offset] })).rows;
  const rows = await read(itemsPerPage, (page - 1) * itemsPerPage);
  const [counted] = rows.length > 0 || page === 1 ? rows : await read(1, 0);
  return { rows, totalItems: counted?.totalItems ?? 0 };
}
