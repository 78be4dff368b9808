import type { Readable } from "node:stream";
import type { Tx } from "#platform/database/database.ts";
import type { ImportRow, RowError } from "../../import.ts";
import { bindMapping, type ImportBinding } from "../../import-binding.ts";
import type { ImportMapping } from "../../import-mapping.ts";
import type { ErrorLog } from "./error-log.ts";
import { ImportError, readCsv } from "./read-csv.ts";
import { stageRows } from "./staging.ts";

type File = { open: () => Readable; delimiter: string; mapping: ImportMapping };
type ReadRow = (binding: ImportBinding, line: number, cells: string[]) => ImportRow | RowError[];

const batchRows = 1_000;

/** Reads the file into the staging table, a batch in memory at a time. */
export async function stageFile(
  tx: Tx,
  { open, delimiter, mapping }: File,
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
  };
  for await (const { line, cells } of readCsv(open(), delimiter)) {
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
  if (!binding || rowsRead === 0) throw new ImportError("The file has no rows below its header.");
  return { rowsRead, binding };
}
