import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { tableFileTypes, tableFormat } from "#platform/contract/file-types.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooMany, tableFile } from "#platform/files/table-file.ts";
import { declared } from "#platform/http/declared.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { orderQuery, orderSchema } from "../../contract.ts";
import { readOrderKeys, readOrders } from "../../list/server/queries.ts";
import { orderColumns } from "../columns.ts";

const exportQuery = orderQuery.extend({ format: tableFormat });

export const orderExportCall: PlainCall = {
  method: "GET",
  path: "/orders/export",
  summary: "A list of orders as a file",
  query: exportQuery,
  status: 200,
  answers: { files: tableFileTypes },
};

type Options = { reader: Reader; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** An export of orders holds at most so many. */
const rowsMax = 10_000;
const batchRows = 200;

/**
 * `GET /api/orders/export`: the list of orders as a file. Takes the list's own query and holds what the list would, in its order;
 * refuses too many instead of leaving some out.
 */
export async function orderExport(app: FastifyInstance, { reader, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/orders/export", async (request, reply) => {
    const actor = await authenticate(request);
    const { format, ...filter } = parseQuery(exportQuery, request.query);
    const ids = await readOrderKeys(reader, actor, filter, rowsMax + 1);
    refuseTooMany(ids.length, rowsMax);
    return sendFile(reply, tableFile({ name: "orders", format, batches: rowsOf(reader, actor, ids) }));
  });
}

const columns = Object.values(orderColumns);

/** Whoever reads slowly holds no connection meanwhile. */
async function* rowsOf(reader: Reader, actor: Actor, ids: string[]): AsyncGenerator<Cell[][]> {
  yield [columns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const orders = await readOrders(reader, actor, ids.slice(from, from + batchRows));
    yield orders.map((order) => declared(orderSchema, order)).map((order) => columns.map(({ cell }) => cell(order)));
  }
}
