import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { fileRowsMost } from "#platform/contract/list-length.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooManyRows, tableFile } from "#platform/http/table-file.ts";
import type { transactionResource } from "../../contract.ts";
import { readTransactionKeys, readTransactions } from "../../server/queries-transactions.ts";
import { transactionColumns } from "../columns.ts";

type ExportQuery = QueryOf<(typeof transactionResource)["operations"]["export"]>;

const batchRows = 500;

/** Exports transactions by the list's own query. Throws 422 `too_many_rows`. */
export async function exportTransactions(
  reader: Reader,
  actor: Actor,
  { format, ...filter }: ExportQuery,
): Promise<FileAnswer> {
  const ids = await readTransactionKeys(reader, actor, filter, fileRowsMost + 1);
  refuseTooManyRows(ids.length, fileRowsMost);
  return tableFile({ name: "transactions", format, batches: rowsOf(reader, actor, ids) });
}

async function* rowsOf(reader: Reader, actor: Actor, ids: string[]): AsyncGenerator<Cell[][]> {
  yield [transactionColumns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const transactions = await readTransactions(reader, actor, ids.slice(from, from + batchRows));
    yield transactions.map((transaction) => transactionColumns.map(({ cell }) => cell(transaction)));
  }
}
