import type PDFDocument from "pdfkit";
import { catalogue } from "#platform/words/catalogue.ts";
import type { TableDocument } from "./table-document.ts";

const texts = catalogue("platform.files.pdf.page", {
  page: (page: number, count: number) => `Page ${page} of ${count}`,
});

export type Pdf = InstanceType<typeof PDFDocument>;

export const marginPoints = 40;
const logoPoints = 32;
const quiet = "#5b6270";
export const ink = "#16181d";

/** Starts a page and returns the top of its content, in points. */
export function startPage(pdf: Pdf): number {
  pdf.addPage();
  return marginPoints;
}

/** Writes the first page's head: brand, logo, title and facts. Returns the top of the table, in points. */
export function writeHead(pdf: Pdf, { brand, logo, title, facts, isUpright }: Omit<TableDocument, "rows">): number {
  const width = pdf.page.width - 2 * marginPoints;
  const isDrawn = logo !== null && drawLogo(pdf, logo);
  const left = marginPoints + (isDrawn ? logoPoints + 10 : 0);
  pdf
    .font("regular")
    .fontSize(10)
    .fillColor(quiet)
    .text(brand, left, marginPoints, { width: width - logoPoints - 10 });
  pdf
    .font("bold")
    .fontSize(18)
    .fillColor(ink)
    .text(title, left, pdf.y + 1, { width: width - logoPoints - 10 });
  let y = Math.max(pdf.y, marginPoints + logoPoints) + 10;
  const columns = Math.max(1, Math.min(facts.length, isUpright ? 2 : 6));
  const factWidth = width / columns;
  for (let from = 0; from < facts.length; from += columns) {
    let bottom = y;
    facts.slice(from, from + columns).forEach(([name, value], index) => {
      const x = marginPoints + index * factWidth;
      const options = { width: factWidth - 10 };
      pdf.font("regular").fontSize(8).fillColor(quiet).text(name, x, y, options);
      pdf
        .font("bold")
        .fontSize(11)
        .fillColor(ink)
        .text(value, x, pdf.y + 1, options);
      bottom = Math.max(bottom, pdf.y);
    });
    y = bottom + 8;
  }
  return y + 8;
}

/** An unreadable logo is left out: the brand's name is printed anyway. */
function drawLogo(pdf: Pdf, logo: Uint8Array): boolean {
  try {
    pdf.image(Buffer.from(logo), marginPoints, marginPoints, { fit: [logoPoints, logoPoints] });
    return true;
  } catch {
    return false;
  }
}

/** Writes the document's name and the page's number below each page. */
export function writeFooters(pdf: Pdf, words: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const y = pdf.page.height - marginPoints + 14;
    const width = pdf.page.width - 2 * marginPoints;
    pdf.font("regular").fontSize(8).fillColor(quiet);
    pdf.text(words, marginPoints, y, { width: width - 100, height: 10, ellipsis: true });
    pdf.text(texts.page(page - start + 1, count), marginPoints, y, { width, height: 10, align: "right" });
  }
}
