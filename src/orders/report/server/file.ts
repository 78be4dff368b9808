import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { type Campaign, campaignSchema } from "#campaigns/contract.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { tablePdf } from "#platform/files/pdf/table-pdf.ts";
import { readPrintedImage } from "#platform/files/queries.ts";
import { sendTable, tableFileTypes } from "#platform/files/table-file.ts";
import { declared } from "#platform/http/declared.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound, Refusal } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { parseQuery } from "#platform/http/query.ts";
import { inThread, orGivenUp } from "#platform/threads/threads.ts";
import { type CampaignReport, campaignReportSchema, reportQuery } from "../contract.ts";
import { plainTable, reportSheet } from "../report-table.ts";
import { printedReport } from "./printed-report.ts";
import { readReport } from "./queries.ts";

const pdfType = "application/pdf";

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
 * Who may not read amounts finds none in any of them.
 */
export async function reportFiles(app: FastifyInstance, { reader, store, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/campaigns/:id/report", async (request, reply) => {
    const actor = await authenticate(request);
    const { format } = parseQuery(reportQuery, request.query);
    const { id } = request.params;
    const found = isUuid(id) ? await readReport(reader, actor, id) : undefined;
    if (!found) throw notFound("This campaign");
    const campaign = declared(campaignSchema, found.campaign);
    const report = declared(campaignReportSchema, found.report);
    const name = `campaign-report-${new Date().toISOString().slice(0, 10)}`;
    if (format !== "pdf") {
      const rows = format === "csv" ? plainTable(report) : reportSheet(campaign, report);
      return sendTable(reply, { name, format, batches: oneBatch(rows) });
    }
    const { projectLogo } = campaign;
    const logo = projectLogo ? await readPrintedImage(reader, store, projectLogo) : null;
    return reply
      .header("content-disposition", `attachment; filename="${name}.pdf"`)
      .header("cache-control", "no-store")
      .type(pdfType)
      .send(await pdfOf(campaign, report, logo));
  });
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** Longer than usual: five hundred lines take a small machine a second, and a busy one three. */
const patienceMilliseconds = 6_000;
const tablePdfInThread = inThread(
  new URL("../../../platform/files/pdf/table-pdf.ts", import.meta.url),
  tablePdf,
  patienceMilliseconds,
);

async function pdfOf(campaign: Campaign, report: CampaignReport, logo: Uint8Array | null): Promise<Buffer> {
  const bytes = await orGivenUp(tablePdfInThread(printedReport(campaign, report, logo)));
  if (!bytes) throw new Refusal(503, "too_long", "The PDF takes too long to write. Take the XLSX instead.");
  return Buffer.from(bytes);
}
