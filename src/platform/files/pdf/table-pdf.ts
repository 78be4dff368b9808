import { createRequire } from "node:module";
import { ink, marginPoints, type Pdf, startPage, writeFooters, writeHead } from "./page.ts";
import { writePictures } from "./pictures.ts";
import { printable, replacement } from "./printable.ts";
import { type MeasuredRow, measureRow, writeRow } from "./row.ts";
import type { PrintedCell, TableDocument } from "./table-document.ts";

/** Writes a PDF on A4. Each page repeats the table's head and says its number. */
export async function tablePdf(given: TableDocument): Promise<Uint8Array> {
  // Imported here, so that only the thread loads it and the server starts faster.
  const { default: PDFDocument } = await import("pdfkit");
  const fonts = fontFiles();
  const { document, isReplaced } = printed(given);
  const pdf = new PDFDocument({
    size: "A4",
    layout: document.isUpright ? "portrait" : "landscape",
    margin: 0,
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    info: { Title: document.title, Author: document.brand },
    // A default font from the list below would have its file reopened at each use.
    font: "",
  });
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  const written = bytesOf(pdf);
  writeTable(pdf, document, isReplaced ? [...document.notes, document.replacedNote] : document.notes);
  writePictures(pdf, document.pictures ?? []);
  writeFooters(pdf, `${document.brand} · ${document.title}`);
  pdf.end();
  return written;
}

const require = createRequire(import.meta.url);
const fontFiles = () => ({
  regular: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
});

function writeTable(pdf: Pdf, document: TableDocument, notes: string[]): void {
  const { columns, rows, sums } = document;
  const measured = (cells: PrintedCell[], tone: "head" | "plain" | "sum") => measureRow(pdf, { cells, columns, tone });
  const headings = columns.map(({ heading }) => ({ text: heading }));
  const head = measured(headings, "head");
  let y = writeRow(pdf, head, writeHead(pdf, document));
  const write = (row: MeasuredRow) => {
    const isFull = y + row.height > pdf.page.height - marginPoints;
    y = writeRow(pdf, row, isFull ? writeRow(pdf, head, startPage(pdf)) : y);
  };
  for (const row of rows) write(measured(row, "plain"));
  if (sums) write(measured(sums, "sum"));
  writeNotes(pdf, notes, y);
}

function writeNotes(pdf: Pdf, notes: string[], below: number): void {
  let y = below;
  pdf.font("regular").fontSize(8).fillColor(ink);
  for (const note of notes) {
    if (y > pdf.page.height - 2 * marginPoints) y = startPage(pdf);
    pdf.text(note, marginPoints, y + 8, { width: pdf.page.width - 2 * marginPoints });
    y = pdf.y;
  }
}

function printed(given: TableDocument): { document: TableDocument; isReplaced: boolean } {
  let isReplaced = false;
  const print = (text: string) => {
    const shown = printable(text);
    isReplaced ||= shown.includes(replacement) && !text.includes(replacement);
    return shown;
  };
  const cell = ({ text, below, link }: PrintedCell): PrintedCell => ({
    text: print(text),
    ...(below === undefined ? {} : { below: print(below) }),
    ...(link === undefined ? {} : { link }),
  });
  const document = {
    ...given,
    title: print(given.title),
    brand: print(given.brand),
    facts: given.facts.map(([name, value]): [string, string] => [name, print(value)]),
    rows: given.rows.map((row) => row.map(cell)),
    sums: given.sums?.map(cell) ?? null,
    pictures: (given.pictures ?? []).map((picture) => ({ ...picture, caption: print(picture.caption) })),
  };
  return { document, isReplaced };
}

function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on("error", reject);
  });
}
