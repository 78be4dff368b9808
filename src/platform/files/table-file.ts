import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { byteOrderMark, type Cell, csvLine } from "../contract/csv.ts";
import { Refusal } from "../http/errors.ts";
import { xlsx } from "./xlsx.ts";

/** The rows of a table in batches, its headings first. */
export type TableBatches = AsyncIterable<readonly (readonly Cell[])[]>;

const writers = {
  csv: { type: "text/csv; charset=utf-8", write: csv },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", write: xlsx },
};

/** What a table is exported as. */
export const tableFormat = z.enum(["csv", "xlsx"]).default("csv");
type TableFormat = z.output<typeof tableFormat>;
export const tableFileTypes = Object.values(writers).map(({ type }) => type);

/** Sends a table as a file that is written while its rows are read. `name` is the file's, without its ending. */
export function sendTable(
  reply: FastifyReply,
  { name, format, batches }: { name: string; format: TableFormat; batches: TableBatches },
): FastifyReply {
  const { type, write } = writers[format];
  return reply
    .header("content-disposition", `attachment; filename="${name}.${format}"`)
    .header("cache-control", "no-store")
    .type(type)
    .send(Readable.from(write(batches), { objectMode: false }));
}

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
