import { strToU8, Zip, ZipDeflate } from "fflate";
import { type Cell, harmless } from "../contract/csv.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageSchema = "http://schemas.openxmlformats.org/package/2006";
const documentSchema = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const mainSchema = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const parts: Record<string, string> = {
  "[Content_Types].xml": `${head}<Types xmlns="${packageSchema}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${documentSchema}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${head}<workbook xmlns="${mainSchema}" xmlns:r="${documentSchema}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packageSchema}/relationships"><Relationship Id="rId1" Type="${documentSchema}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/**
 * Yields a workbook of one sheet while its rows are read: only one batch is in memory. Texts are inline strings, never
 * formulas. They are neutralized all the same, since people save sheets as CSV.
 */
export async function* xlsx(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    if (chunk) written.push(chunk);
  });
  const taken = () => {
    if (failed) throw failed;
    const chunks = written;
    written = [];
    return chunks;
  };
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: 3 });
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(parts)) begin(name).push(strToU8(text), true);
  const sheet = begin("xl/worksheets/sheet1.xml");
  sheet.push(strToU8(`${head}<worksheet xmlns="${mainSchema}"><sheetData>`));
  for await (const rows of batches) {
    sheet.push(strToU8(rows.map(rowElement).join("")));
    yield* taken();
  }
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  zip.end();
  yield* taken();
}

const rowElement = (cells: readonly Cell[]): string => `<row>${cells.map(cellElement).join("")}</row>`;

function cellElement(cell: Cell): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(harmless(cell))}</t></is></c>`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** XML 1.0 allows no control characters other than tab and line ends. */
const unknownToXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unknownToXml, "")
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
