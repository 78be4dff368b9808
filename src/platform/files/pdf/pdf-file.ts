import { catalogue } from "#platform/words/catalogue.ts";
import { pdfType } from "../../contract/file-types.ts";
import type { FileAnswer } from "../../contract/resource.ts";
import { Refusal } from "../../http/errors.ts";
import { inThread, orGivenUp } from "../../threads/threads.ts";
import type { TableDocument } from "./table-document.ts";
import { tablePdf } from "./table-pdf.ts";

const texts = catalogue("platform.files.pdf.pdfFile", {
  tooLong: (instead: string) => `The PDF takes too long to write. ${instead}`,
});

/** Longer than usual: five hundred lines take a small machine a second, and a busy one three. */
const patienceMilliseconds = 6_000;
const tablePdfInThread = inThread(new URL("./table-pdf.ts", import.meta.url), tablePdf, patienceMilliseconds);

type PdfFile = {
  /** Without extension. */
  name: string;
  document: TableDocument;
  /** A sentence that says what to do when the PDF takes too long. */
  instead: string;
};

/** Returns a document as a PDF. Throws 503 `too_long` when it can't be written in time. */
export async function pdfFile({ name, document, instead }: PdfFile): Promise<FileAnswer> {
  const bytes = await orGivenUp(tablePdfInThread(document));
  if (!bytes) throw new Refusal(503, "too_long", texts.tooLong(instead));
  return { name: `${name}.pdf`, type: pdfType, content: Buffer.from(bytes) };
}
