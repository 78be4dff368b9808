import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfType, sendPdf } from "#platform/files/pdf/send-pdf.ts";
import { refuseTooMany, sendTable, tableFileTypes } from "#platform/files/table-file.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { statementFileQuery } from "../contract.ts";
import { periodOf } from "../period.ts";
import { lineCells, lineHeadings, sheetHead } from "../statement-table.ts";
import { printedStatement } from "./printed-statement.ts";
import { type EntryRange, readLines, readStatement } from "./queries.ts";

export const statementFileCall: PlainCall = {
  method: "GET",
  path: "/statements/{id}/file",
  summary: "An organization's statement for a period as a file",
  query: statementFileQuery,
  status: 200,
  answers: { files: [pdfType, ...tableFileTypes] },
};

type Options = { reader: Reader; title: string; authenticate: (request: FastifyRequest) => Promise<Actor> };

const batchRows = 1_000;
/** A PDF is written as a whole; tables are streamed, however long the period is. */
const printedRowsMax = 1_500;

/** `GET /api/statements/{id}/file`: a statement as CSV with the entries alone, as a sheet, or as a PDF. */
export async function statementFiles(app: FastifyInstance, { reader, title, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/statements/:id/file", async (request, reply) => {
    const actor = await authenticate(request);
    const { format, ...query } = parseQuery(statementFileQuery, request.query);
    const { id } = request.params;
    const found = isUuid(id) ? await readStatement(reader, actor, id, periodOf(query, new Date())) : undefined;
    if (!found) throw notFound("This organization");
    const { statement, ranges } = found;
    const name = `statement-${statement.from}-${statement.to}`;
    if (format === "pdf") {
      refuseTooMany(statement.lineCount, printedRowsMax);
      const lines = await readLines(reader, ranges, { most: printedRowsMax });
      const document = printedStatement({ ...statement, lines }, title);
      return sendPdf(reply, { name, document, instead: "Take the XLSX instead." });
    }
    const head = format === "xlsx" ? sheetHead(statement) : [];
    return sendTable(reply, { name, format, batches: rowsOf(reader, head, ranges) });
  });
}

/** Read as the file is sent: whoever reads slowly holds no connection meanwhile. */
async function* rowsOf(reader: Reader, head: Cell[][], ranges: EntryRange[]): AsyncGenerator<Cell[][]> {
  yield [...head, lineHeadings];
  for (let after = "0"; ; ) {
    const lines = await readLines(reader, ranges, { after, most: batchRows });
    yield lines.map(lineCells);
    const last = lines.at(-1);
    if (!last || lines.length < batchRows) return;
    after = last.id;
  }
}
