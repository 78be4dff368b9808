import type { Readable } from "node:stream";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ImportMapping } from "../../mapping/mapping.ts";
import type { RowError } from "../../report.ts";
import { bindMapping, type ImportBinding } from "../../rows/binding.ts";
import type { ImportRow } from "../../rows/row.ts";
import type { ErrorLog } from "./error-log.ts";
import { ImportError } from "./import-error.ts";
import { lookAtFile } from "./look.ts";
import { type CsvManner, readCsv } from "./read-csv.ts";
import { stageRows } from "./staging.ts";

const texts = catalogue("imports.server.file.stage", {
  noRows: "The file has no rows below its header.",
});

export type CatalogueFile = {
  open: () => Readable | Promise<Readable>;
  delimiter?: CsvManner["delimiter"] | undefined;
  encoding?: CsvManner["encoding"] | undefined;
  mapping: ImportMapping;
  onProgress?: ((rowsRead: number) => void) | undefined;
};
type ReadRow = (binding: ImportBinding, line: number, cells: string[]) => ImportRow | RowError[];

const batchRows = 1_000;

/** Reads the file into the staging table, one batch in memory at a time. */
export async function stageFile(
  tx: Tx,
  { open, mapping, delimiter, encoding = "utf-8", onProgress }: CatalogueFile,
  errors: ErrorLog,
  readRow: ReadRow,
): Promise<{ rowsRead: number; binding: ImportBinding }> {
  let binding: ImportBinding | undefined;
  let rowsRead = 0;
  let rows: ImportRow[] = [];
  let bad: RowError[] = [];
  const flush = async () => {
    await stageRows(tx, rows);
    await errors.add(bad);
    rows = [];
    bad = [];
    onProgress?.(rowsRead);
  };
  // Never guesses the encoding: wrong letters would end up in half a list.
  const manner = await lookAtFile(open, { delimiter, encoding });
  for await (const { line, cells } of readCsv(await open(), manner)) {
    if (!binding) {
      binding = bindMapping(mapping, cells);
      continue;
    }
    rowsRead += 1;
    const read = readRow(binding, line, cells);
    if (Array.isArray(read)) bad.push(...read);
    else rows.push(read);
    if (rowsRead % batchRows === 0) await flush();
  }
  await flush();
  if (!binding || rowsRead === 0) throw new ImportError(texts.noRows);
  return { rowsRead, binding };
}
