import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { byteOrderMark, type Cell, csvLine } from "#platform/contract/csv.ts";
import { severalOf } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { xlsx } from "#platform/files/xlsx.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { listingQuery } from "../../contract.ts";
import { readKeys, readRows } from "../../server/listing/queries.ts";
import { type Scope, scopeOf } from "../../server/scope.ts";
import { exportColumnNames, exportColumns, exportRowsMax } from "../columns.ts";

const exportQuery = z.object({
  ...listingQuery.shape,
  format: z.enum(["csv", "xlsx"]).default("csv"),
  columns: severalOf(z.enum(exportColumnNames)),
});

type Batches = AsyncGenerator<Cell[][]>;

const writers = {
  csv: { type: "text/csv; charset=utf-8", write: csv },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", write: xlsx },
};

type Options = { reader: Reader; authenticate: (request: FastifyRequest) => Promise<Actor> };

export const listingExportCall: PlainCall = {
  method: "GET",
  path: "/listings/export",
  summary: "The marketplace's view as a file",
  query: exportQuery,
  status: 200,
  answers: { files: Object.values(writers).map(({ type }) => type) },
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
    refuseTooMany(ids.length);
    const { type, write } = writers[format];
    const shown = exportColumnNames.filter((name) => columns.includes(name)).map((name) => exportColumns[name]);
    const batches = rowsOf(reader, ids, scope, shown);
    return reply
      .header("content-disposition", `attachment; filename="marketplace.${format}"`)
      .header("cache-control", "no-store")
      .type(type)
      .send(Readable.from(write(batches), { objectMode: false }));
  });
}

/** A file never leaves rows out in silence. */
export function refuseTooMany(rows: number): void {
  if (rows > exportRowsMax) throw new Refusal(422, "too_many_rows", tooMany);
}

const tooMany = `This view holds more than ${exportRowsMax} rows, the most that a file takes. Narrow it down, then export it.`;
const batchRows = 500;

/** The headings, then the rows as they are when their turn comes; whoever reads slowly holds no connection meanwhile. */
async function* rowsOf(reader: Reader, ids: string[], scope: Scope, columns: ShownColumn[]): Batches {
  yield [columns.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const rows = await readRows(reader, ids.slice(from, from + batchRows), scope);
    yield rows.map((row) => columns.map(({ cell }) => cell(row)));
  }
}

type ShownColumn = (typeof exportColumns)[keyof typeof exportColumns];

async function* csv(batches: Batches): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark);
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(""));
}
