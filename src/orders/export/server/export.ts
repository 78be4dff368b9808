import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { fileRowsMost } from "#platform/contract/list-length.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { declared } from "#platform/http/declared.ts";
import { refuseTooManyRows, tableFile } from "#platform/http/table-file.ts";
import { type OrderQuery, orderResource } from "../../contract.ts";
import { readOrderKeys, readOrders } from "../../list/server/queries.ts";
import { exportedOrderColumns } from "../columns.ts";

const batchRows = 200;

/** Throws 422 `too_many_rows`. */
export async function exportOrders(
  reader: Reader,
  actor: Actor,
  { format, ...filter }: OrderQuery & { format: TableFormat },
): Promise<FileAnswer> {
  const ids = await readOrderKeys(reader, actor, filter, fileRowsMost + 1);
  refuseTooManyRows(ids.length, fileRowsMost);
  return tableFile({ name: "orders", format, batches: rowsOf(reader, actor, ids) });
}

const columns = Object.values(exportedOrderColumns);

/** Takes a connection per batch, so that a slow reader holds none. */
async function* rowsOf(reader: Reader, actor: Actor, ids: string[]): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const orders = await readOrders(reader, actor, ids.slice(from, from + batchRows));
    yield orders
      .map((order) => declared(orderResource.schema, order))
      .map((order) => columns.map(({ cell }) => cell(order)));
  }
}
