import type { Disk } from "flydrive";
import type { Campaign } from "#campaigns/contract.ts";
import type { Reader } from "#platform/database/database.ts";
import type { PrintedPicture, TableDocument } from "#platform/files/pdf/table-document.ts";
import { readPrintedImage } from "#platform/files/queries.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { CampaignReport } from "../contract.ts";
import { printedReport } from "./printed-report.ts";

const texts = catalogue("orders.report.server.reportPdf", {
  order: (number: string) => `Order ${number}`,
  newestPictures: (picturesMax: number, count: number) =>
    `Pictures of the newest ${picturesMax} of ${count} publications.`,
});

/** Eight pictures with transparency take a small machine two seconds, and the file must fit a mail. */
const picturesMax = 8;

export async function reportDocument(
  { reader, store }: { reader: Reader; store: Disk },
  campaign: Campaign,
  report: CampaignReport,
): Promise<TableDocument> {
  const { projectLogo } = campaign;
  const logo = projectLogo ? await readPrintedImage(reader, store, projectLogo) : null;
  const document = printedReport(campaign, report, logo);
  const pictured = report.lines.filter(({ picture }) => picture !== null);
  const notes = pictured.length > picturesMax ? [texts.newestPictures(picturesMax, pictured.length)] : [];
  const pictures = await Promise.all(
    pictured
      .slice(0, picturesMax)
      .map(async ({ picture, title, number, publicationUrl }): Promise<PrintedPicture[]> => {
        const bytes = picture && (await readPrintedImage(reader, store, picture));
        const caption = title || texts.order(number);
        return bytes ? [{ bytes, caption, ...(publicationUrl ? { link: publicationUrl } : {}) }] : [];
      }),
  );
  return { ...document, notes: [...document.notes, ...notes], pictures: pictures.flat() };
}
