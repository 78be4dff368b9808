import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Disk } from "flydrive";
import type { Database } from "#platform/database/database.ts";
import { isUnavailable } from "#platform/database/faults.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { MappingError, mappingOf } from "../mapping/mapping.ts";
import type { ImportReport } from "../report.ts";
import { requirements } from "../rows/requirements.ts";
import { ImportError } from "./file/import-error.ts";
import { lookAtFile } from "./file/look.ts";
import { forgetImportFiles, openImportFile, storeErrors } from "./file/stored-file.ts";
import { moveImportItself, type StoredImport } from "./move.ts";
import { organizationsBehind } from "./party.ts";
import { keepChanges, keptReport } from "./record.ts";
import { importFormats } from "./run/formats.ts";
import { importMedia } from "./run/media.ts";
import { importMetrics, type MetricsImport } from "./run/metrics.ts";
import { catalogueImport } from "./tables.ts";
import { finishUndo } from "./undo.ts";

const texts = catalogue("imports.server.jobs", {
  somethingWentWrong: "Something went wrong, and nothing was changed. Try again later.",
});

type Log = Parameters<Queue["handle"]>[2];

export const importQueueName = "catalogue-import";

export const catalogueImportQueue = (store: Disk): Queue<{ importId: string }> => ({
  name: importQueueName,
  retryLimit: 20,
  workers: 2,
  handle: async (database, { importId }, log) => {
    const [found] = await database.reader.select().from(catalogueImport).where(eq(catalogueImport.id, importId));
    if (found?.state === "previewing") await preview(database, store, found, log);
    if (found?.state === "running") await run(database, store, found, log);
    if (found?.state === "undoing") await undo(database, found, log);
  },
});

async function preview(database: Database, store: Disk, row: StoredImport, log: Log): Promise<void> {
  await orFail(database, row, log, async () => {
    const { delimiter, encoding } = row.options;
    const open = () => openImportFile(store, row.id, () => {});
    const { columns, sample } = await lookAtFile(open, { delimiter, encoding });
    await database.writer.update(catalogueImport).set({ columns, sample }).where(eq(catalogueImport.id, row.id));
    const report = await readWhole(database, store, row, true);
    await database.transaction((tx) => moveImportItself(tx, row.id, "previewed", keptReport(report)));
  });
}

async function run(database: Database, store: Disk, row: StoredImport, log: Log): Promise<void> {
  await orFail(database, row, log, async () => {
    await readWhole(database, store, row, false);
  });
}

/** Reads the file. Unless previewing, writes its rows and the result in one transaction. */
async function readWhole(
  database: Database,
  store: Disk,
  row: StoredImport,
  isPreview: boolean,
): Promise<ImportReport> {
  const { id, options, kind } = row;
  const { delimiter, encoding } = options;
  const errorsPath = join(tmpdir(), `byline-import-${randomUUID()}.csv`);
  const progress = progressOf(database, row);
  const order = {
    delimiter,
    encoding,
    errorsPath,
    strict: false,
    preview: isPreview,
    mapping: mappingOf(options.mapping, requirements[kind]),
    open: () => openImportFile(store, id, progress.read),
    onProgress: progress.note,
    onWritten: async (tx: Parameters<typeof keepChanges>[0], report: ImportReport) => {
      await keepChanges(tx, id);
      await moveImportItself(tx, id, "finish", keptReport(report));
    },
  };
  try {
    const report = await importAs(database, row, order);
    await storeErrors(store, id, errorsPath);
    return report;
  } finally {
    await rm(errorsPath, { force: true });
  }
}

type Order = Omit<MetricsImport, "organizationId" | "exceptOrganizations" | "source">;

async function importAs(database: Database, row: StoredImport, order: Order): Promise<ImportReport> {
  const { kind, organizationId, byOperator, createdBy, options } = row;
  const { duplicates, status, source } = options;
  if (!organizationId)
    return importMetrics(database, {
      ...order,
      organizationId,
      exceptOrganizations: await organizationsBehind(database.writer, row),
      source,
    });
  if (kind === "metrics")
    return importMetrics(database, { ...order, organizationId, source: byOperator ? source : "declared" });
  const by = byOperator ? ("operator" as const) : { publisher: createdBy };
  const ofOrganization = { ...order, organizationId, by, status };
  return kind === "media"
    ? importMedia(database, { ...ofOrganization, duplicates })
    : importFormats(database, ofOrganization);
}

function progressOf(database: Database, { id, fileBytes, state, organizationId }: StoredImport) {
  const organizationIds = organizationId ? [organizationId] : [];
  const change = { resource: "catalogue_imports", id, organizationIds, operators: true };
  let bytes = 0;
  let told = 0;
  return {
    read: (count: number) => {
      bytes += count;
    },
    note: () => {
      if (Date.now() - told < 500) return;
      told = Date.now();
      const percent = Math.min(99, Math.floor((bytes / Math.max(1, fileBytes)) * 100));
      const text = "UPDATE catalogue_import SET progress_percent = $2 WHERE id = $1 AND state = $3";
      database.pool.query(text, [id, percent, state]).then(
        () => database.tell(change),
        () => {},
      );
    },
  };
}

async function undo(database: Database, { id }: StoredImport, log: Log): Promise<void> {
  try {
    await finishUndo(database, id);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const isRefused = error instanceof Refusal;
    if (!isRefused) log.error({ err: error }, "an import could not be undone");
    await database.transaction((tx) =>
      moveImportItself(tx, id, "leave", { problem: isRefused ? error.message : ourFault }),
    );
  }
}

const ourFault = texts.somethingWentWrong;

/** Shows the file's faults to the person and logs Byline's own; waits for an absent database. */
async function orFail(database: Database, { id }: StoredImport, log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (error instanceof Refusal) return log.info({ import: id }, "an import has moved on meanwhile");
    const isOfFile = error instanceof ImportError || error instanceof MappingError;
    if (!isOfFile) log.error({ err: error }, "an import broke off");
    await database.transaction((tx) =>
      moveImportItself(tx, id, "fail", { problem: isOfFile ? error.message : ourFault }),
    );
  }
}

/** Deletes files after a month, along with imports that never ran. */
export const forgetImportFilesQueue = (store: Disk): Queue => ({
  name: "forget-import-files",
  cron: "20 3 * * *",
  handle: async (database) => {
    const { rows } = await database.pool.query<{ id: string }>(
      "SELECT id FROM catalogue_import WHERE file_kept AND created_at < now() - interval '30 days' ORDER BY created_at LIMIT 1000",
    );
    for (const { id } of rows) await forgetImportFiles(store, id);
    const ids = [rows.map(({ id }) => id)];
    await database.pool.query(
      "DELETE FROM catalogue_import WHERE id = ANY ($1) AND state IN ('uploaded', 'previewed', 'failed')",
      ids,
    );
    await database.pool.query("UPDATE catalogue_import SET file_kept = false WHERE id = ANY ($1)", ids);
  },
});
