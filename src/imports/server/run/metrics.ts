import { noteWrittenMedia } from "#media/imports/server/commands/write.ts";
import { planReadings, writeReadings } from "#media/metrics/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ImportReport, RowError } from "../../report.ts";
import { domainColumn } from "../../rows/binding.ts";
import { readMetricRow } from "../../rows/metrics.ts";
import { type ErrorLog, openErrorLog } from "../file/error-log.ts";
import { type CatalogueFile, stageFile } from "../file/stage.ts";
import { openStaging } from "../file/staging.ts";
import { waitForImports } from "./only-import.ts";
import { firstReadings, noSuchMedium } from "./outcome.ts";

const texts = catalogue("imports.server.run.metrics", {
  ofOwn:
    "An operator of this import belongs to its publisher. Choose that publisher, and its figures count as declared",
  sameDay: (first: number | null) => `Line ${first} has this domain and day already`,
});

export type MetricsImport = CatalogueFile & {
  /** Only this organization's media; anybody's when null. */
  organizationId: string | null;
  /** Of anybody's media, not that of these: rows about it are refused. */
  exceptOrganizations?: readonly string[] | undefined;
  source: string;
  strict: boolean;
  preview: boolean;
  /** Gets all errors; the report has the first ones. */
  errorsPath?: string | undefined;
  /** Runs in the same transaction after the writes; not for a preview. */
  onWritten?: ((tx: Tx, report: ImportReport) => Promise<void>) | undefined;
};

/**
 * Imports metrics of known media in one transaction, without the bad rows (R10.7). The same file again changes nothing.
 * A reading of an earlier day joins the history and leaves the newest value alone. Throws `ImportError` or
 * `MappingError` for an unusable file or mapping.
 */
export async function importMetrics(database: Database, order: MetricsImport): Promise<ImportReport> {
  const errors = await openErrorLog(order.errorsPath);
  try {
    return await database.transaction((tx) => importIn(tx, order, errors));
  } finally {
    await errors.close();
  }
}

async function importIn(tx: Tx, order: MetricsImport, errors: ErrorLog): Promise<ImportReport> {
  await errors.restart();
  await openStaging(tx);
  const today = await todayOf(tx);
  const { rowsRead, binding } = await stageFile(tx, order, errors, (bound, line, cells) =>
    readMetricRow(bound, line, cells, today),
  );
  if (!order.preview) await waitForImports(tx);
  await planReadings(tx, order);
  for await (const refused of refusedRows(tx, domainColumn(binding))) await errors.add(refused);
  const found = await countRows(tx);
  const written = !order.preview && !(order.strict && errors.found().errorCount > 0);
  const rows = await firstReadings(tx);
  if (written) {
    await writeReadings(tx, order.source);
    await noteWrittenMedia(tx);
  }
  const report = {
    written,
    rowsRead,
    ...found,
    rowsMerged: 0,
    rowsRefused: rowsRead - found.rowsCreated - found.rowsUpdated - found.rowsUnchanged,
    formatsCreated: 0,
    formatsUpdated: 0,
    ...errors.found(),
    rows,
  };
  if (!order.preview) await order.onWritten?.(tx, report);
  return report;
}

/** Uses the database's day, as the forms do. */
async function todayOf(tx: Tx): Promise<string> {
  const { rows } = await tx.$client.query<{ today: string }>("SELECT to_char(current_date, 'YYYY-MM-DD') AS today");
  return rows[0]?.today ?? "";
}

async function countRows(tx: Tx): Promise<Pick<ImportReport, "rowsCreated" | "rowsUpdated" | "rowsUnchanged">> {
  const { rows } = await tx.$client.query<Pick<ImportReport, "rowsCreated" | "rowsUpdated" | "rowsUnchanged">>(`
    SELECT count(*) FILTER (WHERE outcome = 'created') AS "rowsCreated",
      count(*) FILTER (WHERE outcome = 'updated') AS "rowsUpdated",
      count(*) FILTER (WHERE outcome = 'unchanged') AS "rowsUnchanged"
    FROM import_metric_row`);
  return rows[0] ?? { rowsCreated: 0, rowsUpdated: 0, rowsUnchanged: 0 };
}

/** Yields refused rows, a thousand at a time: unknown domains, operators' own outlets, a repeated domain and day. */
async function* refusedRows(tx: Tx, column: string): AsyncGenerator<RowError[]> {
  for (let after = 0; ; ) {
    const { rows } = await tx.$client.query<{ line: number; domain: string; outcome: string; first: number }>(
      `SELECT line, domain, outcome, first FROM import_metric_row
       WHERE outcome IN ('unknown', 'own', 'repeated') AND line > $1 ORDER BY line LIMIT 1000`,
      [after],
    );
    yield rows.map(({ line, domain, outcome, first }) => ({
      line,
      column,
      value: domain,
      message: outcome === "unknown" ? noSuchMedium : outcome === "own" ? texts.ofOwn : texts.sameDay(first),
    }));
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}
