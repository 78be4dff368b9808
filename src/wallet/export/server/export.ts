import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooMany, sendTable, tableFileTypes, tableFormat } from "#platform/files/table-file.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { transactionQuery } from "../../contract.ts";
import { readTransactionKeys, readTransactions } from "../../server/queries-transactions.ts";
import { transactionColumns } from "../columns.ts";

const exportQuery = transactionQuery.extend({ format: tableFormat });

export const transactionExportCall: PlainCall = {
  method: "GET",
  path: "/transactions/export",
  summary: "A list of transactions as a file",
  query: exportQuery,
  status: 200,
  answers: { files: tableFileTypes },
};

type Options = { reader: Reader; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** An export of transactions holds at most so many. */
const rowsMax = 50_000;
const batchRows = 500;

/** `GET /api/transactions/export`: the list of transactions as a file, by the list's own query and in its order. */
export async function transactionExport(app: FastifyInstance, { reader, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/transactions/export", async (request, reply) => {
    const actor = await authenticate(request);
    const { format, ...filter } = parseQuery(exportQuery, request.query);
    const ids = await readTransactionKeys(reader, actor, filter, rowsMax + 1);
    refuseTooMany(ids.length, rowsMax);
    return sendTable(reply, { name: "transactions", format, batches: rowsOf(reader, actor, ids) });
  });
}

async function* rowsOf(reader: Reader, actor: Actor, ids: string[]): AsyncGenerator<Cell[][]> {
  yield [transactionColumns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const transactions = await readTransactions(reader, actor, ids.slice(from, from + batchRows));
    yield transactions.map((transaction) => transactionColumns.map(({ cell }) => cell(transaction)));
  }
}
