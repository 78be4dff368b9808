import { strToU8, Zip, ZipDeflate } from "fflate";
import { type Cell, harmless } from "../contract/csv.ts";
import { escapeXml } from "../contract/html.ts";
import { documentSchema, officePackage, relationships, xmlHead } from "../contract/office-package.ts";

const mainSchema = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const sheetPath = "xl/worksheets/sheet1.xml";

const parts: Record<string, string> = {
  ...officePackage(
    { path: "xl/workbook.xml", contentType: `${spreadsheet}.sheet.main` },
    { path: sheetPath, contentType: `${spreadsheet}.worksheet` },
  ),
  "xl/workbook.xml": `${xmlHead}<workbook xmlns="${mainSchema}" xmlns:r="${documentSchema}"><sheets><sheet name="Export" sheetId="1" r:id="sheet"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": relationships([{ id: "sheet", type: "worksheet", target: "worksheets/sheet1.xml" }]),
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
  const sheet = begin(sheetPath);
  sheet.push(strToU8(`${xmlHead}<worksheet xmlns="${mainSchema}"><sheetData>`));
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
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(harmless(cell))}</t></is></c>`;
}
