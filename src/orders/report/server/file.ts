import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { campaignSchema } from "#campaigns/contract.ts";
import { pdfType, tableFileTypes } from "#platform/contract/file-types.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { tableFile } from "#platform/files/table-file.ts";
import { declared } from "#platform/http/declared.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { campaignReportSchema, reportQuery } from "../contract.ts";
import { plainTable, reportSheet } from "../report-table.ts";
import { readReport, readSharedReport } from "./queries.ts";
import { reportDocument } from "./report-pdf.ts";

export const reportFileCall: PlainCall = {
  method: "GET",
  path: "/campaigns/{id}/report",
  summary: "A campaign's report as a file",
  query: reportQuery,
  status: 200,
  answers: { files: [pdfType, ...tableFileTypes] },
};

type Options = { reader: Reader; store: Disk; authenticate: (request: FastifyRequest) => Promise<Actor> };

/**
 * `GET /api/campaigns/{id}/report`: the report as a PDF to hand over, as a sheet with the campaign's facts and sums, or as a plain table.
 * Readers without the right to amounts find none in any of them, and nobody does in a client's (`reader=client`).
 */
export async function reportFiles(app: FastifyInstance, { reader, store, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/campaigns/:id/report", async (request, reply) => {
    const actor = await authenticate(request);
    const { format, reader: who } = parseQuery(reportQuery, request.query);
    const { id } = request.params;
    const own = isUuid(id) ? await readReport(reader, actor, id) : undefined;
    const found = own && (who === "client" ? await readSharedReport(reader, id, false) : own);
    if (!found) throw notFound("This campaign");
    const campaign = declared(campaignSchema, found.campaign);
    const report = declared(campaignReportSchema, found.report);
    const name = `campaign-report-${new Date().toISOString().slice(0, 10)}`;
    if (format !== "pdf") {
      const rows = format === "csv" ? plainTable(report) : reportSheet(campaign, report);
      return sendFile(reply, tableFile({ name, format, batches: oneBatch(rows) }));
    }
    const document = await reportDocument({ reader, store }, campaign, report);
    return sendFile(reply, await pdfFile({ name, document, instead: "Take the XLSX instead." }));
  });
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
