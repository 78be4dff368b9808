import { byteOrderMark, type Cell, csvLine } from "../contract/csv.ts";
import { type TableFormat, tableTypeOf } from "../contract/file-types.ts";
import type { FileAnswer } from "../contract/resource.ts";
import { Refusal } from "../http/errors.ts";
import { xlsx } from "./xlsx.ts";

/** The rows of a table in batches, its headings first. */
export type TableBatches = AsyncIterable<readonly (readonly Cell[])[]>;

const writers = { csv, xlsx };

/** A table as a file that is written while its rows are read. `name` is the file's, without its ending. */
export const tableFile = ({
  name,
  format,
  batches,
}: {
  name: string;
  format: TableFormat;
  batches: TableBatches;
}): FileAnswer => ({ name: `${name}.${format}`, type: tableTypeOf(format), content: writers[format](batches) });

/** A file never leaves rows out in silence. */
export function refuseTooMany(rows: number, most: number): void {
  if (rows <= most) return;
  const message = `This view holds more than ${most} rows, the most that a file takes. Narrow it down, then export it.`;
  throw new Refusal(422, "too_many_rows", message);
}

async function* csv(batches: TableBatches): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark);
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(""));
}
