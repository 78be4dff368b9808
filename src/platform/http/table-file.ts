import { catalogue } from "#platform/words/catalogue.ts";
import { byteOrderMark, type Cell, csvLine } from "../contract/csv.ts";
import { type TableFormat, tableTypeOf } from "../contract/file-types.ts";
import type { FileAnswer } from "../contract/resource.ts";
import { Refusal } from "./errors.ts";
import { xlsx } from "./xlsx.ts";

const texts = catalogue("platform.http.tableFile", {
  tooManyRows: (most: number) =>
    `This view holds more than ${most} rows, the most that a file takes. Narrow it down, then export it.`,
});

/** Headings come first. */
export type TableBatches = AsyncIterable<readonly (readonly Cell[])[]>;

const writers = { csv, xlsx };

/** Returns a table as a file, written while its rows are read. `name` has no extension. */
export const tableFile = ({
  name,
  format,
  batches,
}: {
  name: string;
  format: TableFormat;
  batches: TableBatches;
}): FileAnswer => ({ name: `${name}.${format}`, type: tableTypeOf(format), content: writers[format](batches) });

/** Throws 422 `too_many_rows`, so that a file never leaves rows out silently. */
export function refuseTooManyRows(rows: number, most: number): void {
  if (rows <= most) return;
  const message = texts.tooManyRows(most);
  throw new Refusal(422, "too_many_rows", message);
}

async function* csv(batches: TableBatches): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark);
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(""));
}
