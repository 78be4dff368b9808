import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { tableFileTypes, tableFormat } from "#platform/contract/file-types.ts";
import { severalOf } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooMany, type TableBatches, tableFile } from "#platform/files/table-file.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { listingQuery } from "../../contract.ts";
import { readKeys, readRows } from "../../server/listing/queries.ts";
import { type Scope, scopeOf } from "../../server/scope.ts";
import { exportColumnNames, exportColumns, exportRowsMax } from "../columns.ts";

const exportQuery = z.object({
  ...listingQuery.shape,
  format: tableFormat,
  columns: severalOf(z.enum(exportColumnNames)),
});

type Options = { reader: Reader; authenticate: (request: FastifyRequest) => Promise<Actor> };

export const listingExportCall: PlainCall = {
  method: "GET",
  path: "/listings/export",
  summary: "The marketplace's view as a file",
  query: exportQuery,
  status: 200,
  answers: { files: tableFileTypes },
};

/**
 * `GET /api/listings/export`: a view of the marketplace as a file, in its order and with the chosen columns (R10.7). Takes the
 * list's own query and shows what the list would. Refuses more rows than `exportRowsMax` instead of leaving some out.
 */
export async function listingExport(app: FastifyInstance, { reader, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/listings/export", async (request, reply) => {
    const actor = await authenticate(request);
    const { format, columns = exportColumnNames, ...query } = parseQuery(exportQuery, request.query);
    const scope = await scopeOf(reader, actor, query);
    const ids = await readKeys(reader, query, scope, exportRowsMax + 1);
    refuseTooMany(ids.length, exportRowsMax);
    const shown = exportColumnNames.filter((name) => columns.includes(name)).map((name) => exportColumns[name]);
    const batches = rowsOf(reader, ids, scope, shown);
    return sendFile(reply, tableFile({ name: "marketplace", format, batches }));
  });
}

const batchRows = 500;

/** The headings, then the rows as they are when their turn comes; whoever reads slowly holds no connection meanwhile. */
async function* rowsOf(reader: Reader, ids: string[], scope: Scope, columns: ShownColumn[]): TableBatches {
  yield [columns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const rows = await readRows(reader, ids.slice(from, from + batchRows), scope);
    yield rows.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

type ShownColumn = (typeof exportColumns)[keyof typeof exportColumns];
