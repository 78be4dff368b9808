import type { Actor } from "#accounts/actor.ts";
import type { Cell } from "#platform/contract/csv.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { notFound } from "#platform/http/errors.ts";
import { refuseTooManyRows, tableFile } from "#platform/http/table-file.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { statementResource } from "../contract.ts";
import { periodOf } from "../period.ts";
import { lineCells, lineHeadings, sheetHead } from "../statement-table.ts";
import { printedStatement } from "./printed-statement.ts";
import { type EntryRange, readStatement, readStatementLines } from "./queries.ts";

const texts = catalogue("wallet.statement.server.file", {
  instead: "Take the XLSX instead.",
});

type FileQuery = QueryOf<(typeof statementResource)["operations"]["file"]>;

const batchRows = 1_000;
/** Limits PDFs, which are built in memory; tables are streamed. */
const printedRowsMax = 1_500;

/** CSV holds the entries alone. A PDF bears the installation's title. */
export async function statementFile(
  reader: Reader,
  actor: Actor,
  { id, query: { format, ...query }, title }: { id: string; query: FileQuery; title: string },
): Promise<FileAnswer> {
  const found = await readStatement(reader, actor, id, periodOf(query, new Date()));
  if (!found) throw notFound("This organization");
  const { statement, ranges } = found;
  const name = `statement-${statement.from}-${statement.to}`;
  if (format === "pdf") {
    refuseTooManyRows(statement.lineCount, printedRowsMax);
    const lines = await readStatementLines(reader, ranges, { most: printedRowsMax });
    const document = printedStatement({ ...statement, lines }, title);
    return pdfFile({ name, document, instead: texts.instead });
  }
  const head = format === "xlsx" ? sheetHead(statement) : [];
  return tableFile({ name, format, batches: rowsOf(reader, head, ranges) });
}

/** Reads as the file is sent, so that a slow reader holds no connection. */
async function* rowsOf(reader: Reader, head: Cell[][], ranges: EntryRange[]): AsyncGenerator<Cell[][]> {
  yield [...head, lineHeadings];
  for (let after = "0"; ; ) {
    const lines = await readStatementLines(reader, ranges, { after, most: batchRows });
    yield lines.map(lineCells);
    const last = lines.at(-1);
    if (!last || lines.length < batchRows) return;
    after = last.id;
  }
}
