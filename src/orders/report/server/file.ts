import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import { campaignResource } from "#campaigns/contract.ts";
import { dayOf } from "#platform/contract/day.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { declared } from "#platform/http/declared.ts";
import { notFound } from "#platform/http/errors.ts";
import { tableFile } from "#platform/http/table-file.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type campaignReportFileResource, campaignReportResource } from "../contract.ts";
import { plainTable, reportSheet } from "../report-table.ts";
import { readReport, readSharedReport } from "./queries.ts";
import { reportDocument } from "./report-pdf.ts";

const texts = catalogue("orders.report.server.file", {
  instead: "Take the XLSX instead.",
});

type FileQuery = QueryOf<(typeof campaignReportFileResource)["operations"]["report"]>;

/**
 * The report as PDF, sheet or plain table. Amounts need the reader's right to them, and never appear with
 * `reader=client`.
 */
export async function reportFile(
  { reader, store }: { reader: Reader; store: Disk },
  actor: Actor,
  id: string,
  { format, reader: recipient }: FileQuery,
): Promise<FileAnswer> {
  const extent = format === "pdf" ? "shown" : "whole";
  const own = await readReport(reader, actor, id, extent);
  const found = recipient === "client" ? own && (await readSharedReport(reader, id, false, extent)) : own;
  if (!found) throw notFound("This campaign");
  const campaign = declared(campaignResource.schema, found.campaign);
  const report = declared(campaignReportResource.schema, found.report);
  const name = `campaign-report-${dayOf(new Date())}`;
  if (format !== "pdf") {
    const rows = format === "csv" ? plainTable(report) : reportSheet(campaign, report);
    return tableFile({ name, format, batches: oneBatch(rows) });
  }
  const document = await reportDocument({ reader, store }, campaign, report);
  return pdfFile({ name, document, instead: texts.instead });
}

async function* oneBatch<Cells>(rows: Cells[]): AsyncGenerator<Cells[]> {
  yield rows;
}
