import type { Actor } from "#accounts/actor.ts";
import { fileRowsMost } from "#platform/contract/list-length.ts";
import type { FileAnswer, QueryOf } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseTooManyRows, type TableBatches, tableFile } from "#platform/http/table-file.ts";
import type { listingResource } from "../../contract.ts";
import { type ExportColumn, exportColumnNames } from "../../export-columns.ts";
import { readRows, readView } from "../../server/listing/queries.ts";
import { listingScopeOf, type Scope } from "../../server/scope.ts";
import { exportColumns } from "../columns.ts";

type FileQuery = QueryOf<(typeof listingResource)["operations"]["export"]>;

/**
 * Returns a view as a file, in its order and with the chosen columns (R10.7). Shows the same as the list. Throws 422
 * past `fileRowsMost` rows instead of leaving some out.
 */
export async function listingFile(
  reader: Reader,
  actor: Actor,
  { format, columns = exportColumnNames, rows, ...query }: FileQuery,
): Promise<FileAnswer> {
  const scope = await listingScopeOf(reader, actor, query);
  const ids = rows ?? (await readView(reader, query, scope, fileRowsMost + 1));
  refuseTooManyRows(ids.length, fileRowsMost);
  const shown = exportColumnNames.filter((name) => columns.includes(name));
  return tableFile({ name: "marketplace", format, batches: rowsOf(reader, ids, scope, shown) });
}

const batchRows = 500;

/** Yields the headings, then batches of rows as they are at that moment. A slow reader holds no connection. */
async function* rowsOf(reader: Reader, ids: string[], scope: Scope, columns: ExportColumn[]): TableBatches {
  const shown = columns.map((name) => exportColumns[name]);
  yield [shown.map(({ heading }) => heading)];
  for (let from = 0; from < ids.length; from += batchRows) {
    const rows = await readRows(reader, ids.slice(from, from + batchRows), scope);
    yield rows.map((row) => shown.map(({ cell }) => cell(row)));
  }
}
