import { keepChangedFormats, takeBackFormats } from "#formats/imports/server/commands/undo.ts";
import { keepChangedMedia, takeBackMedia } from "#media/imports/server/commands/undo.ts";
import type { Tx } from "#platform/database/database.ts";
import type { KeepReason, UndoReport } from "../contract.ts";
import { refuseImportedSince } from "./last-first.ts";
import { keptMedia } from "./queries.ts";
import { waitForImports } from "./run/only-import.ts";

/**
 * Undoes an import (decision 0014). Rows that somebody changed or built on since stay; a new medium stays or goes as a
 * whole. Throws 409 `imported_since`.
 */
export async function takeBack(tx: Tx, importId: string): Promise<UndoReport> {
  // A large catalogue takes longer than a request may.
  await tx.$client.query("SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '32MB'");
  await waitForImports(tx);
  await refuseImportedSince(tx, importId);
  await tx.$client.query(
    "CREATE TEMPORARY TABLE undo_change (table_name text, row_id uuid, media_project_id uuid, before jsonb, after jsonb, kept text) ON COMMIT DROP",
  );
  await tx.$client.query(
    "INSERT INTO undo_change SELECT table_name, row_id, media_project_id, before, after FROM catalogue_import_change WHERE import_id = $1",
    [importId],
  );
  await tx.$client.query("CREATE INDEX ON undo_change (row_id); CREATE INDEX ON undo_change (media_project_id)");
  await tx.$client.query("ANALYZE undo_change");
  await keepChangedMedia(tx);
  await keepChangedFormats(tx);
  await keepUsed(tx);
  await keepTogether(tx);
  const kept = await keptMedia(tx);
  const formats = await takeBackFormats(tx);
  return { ...(await takeBackMedia(tx)), ...formats, ...kept };
}

/** Byline's own rows about a medium go with it; `format` is checked by itself. */
const ownTables = [
  "media_metrics",
  "metric_misfit",
  "unjudged_medium",
  "metric_reading",
  "format",
  "listing",
  "listing_medium",
  "listing_change",
  "audience_reading",
  "metric_provider_look",
  "catalogue_import_change",
];
const reasons: Record<string, KeepReason> = { publication_order: "booked", cart_line: "carted" };

type Reference = { table: string; column: string; to: "media_project" | "format" };

/**
 * Any reference to a new medium or format keeps it. Reads the foreign keys from the database, so that new tables count
 * too.
 */
async function keepUsed(tx: Tx): Promise<void> {
  const { rows } = await tx.$client.query<Reference>(
    `SELECT conrelid::regclass::text AS table, attribute.attname AS column, confrelid::regclass::text AS to
     FROM pg_constraint JOIN pg_attribute AS attribute ON attribute.attrelid = conrelid AND attribute.attnum = conkey[1]
     WHERE contype = 'f' AND confrelid IN ('media_project'::regclass, 'format'::regclass) AND NOT conrelid::regclass::text = ANY ($1)
     ORDER BY 1, 2`,
    [ownTables],
  );
  for (const { table, column, to } of rows)
    await tx.$client.query(
      `UPDATE undo_change SET kept = $1 WHERE table_name = $2 AND before IS NULL AND kept IS NULL
         AND EXISTS (SELECT FROM ${table} AS used WHERE used.${column} = row_id)`,
      [reasons[table] ?? "used", to],
    );
  await keepBuiltOn(tx);
}

const isLater = "used.created_at >= (after ->> 'updated_at')::timestamptz";
const isNewer = (version: string) => `${version} > (before ->> 'version')::integer`;

/** Rows with an existing format's new conditions. An open offer becomes an order of the version that it names. */
const builtOn: { table: string; reason: KeepReason; when: string }[] = [
  { table: "publication_order", reason: "booked", when: `(${isLater} OR ${isNewer("used.format_version")})` },
  { table: "cart_line", reason: "carted", when: `(${isLater} OR ${isNewer("used.format_version")})` },
  {
    table: "offer",
    reason: "used",
    when: `used.expires_at IS NOT NULL AND ${isNewer("(used.terms ->> 'version')::integer")}`,
  },
];

/** An existing format keeps its new conditions once somebody builds on them, so that no version means two things. */
async function keepBuiltOn(tx: Tx): Promise<void> {
  for (const { table, reason, when } of builtOn)
    await tx.$client.query(
      `UPDATE undo_change SET kept = $1 WHERE table_name = 'format' AND before IS NOT NULL AND kept IS NULL
         AND EXISTS (SELECT FROM ${table} AS used WHERE used.format_id = row_id AND ${when})`,
      [reason],
    );
}

async function keepTogether(tx: Tx): Promise<void> {
  await tx.$client.query(`
    UPDATE undo_change SET kept = whole.kept
    FROM (SELECT media_project_id, min(kept) AS kept FROM undo_change WHERE kept IS NOT NULL GROUP BY media_project_id) AS whole
    WHERE undo_change.media_project_id = whole.media_project_id AND undo_change.kept IS NULL
      AND EXISTS (SELECT FROM undo_change AS medium WHERE medium.table_name = 'media_project' AND medium.before IS NULL
        AND medium.row_id = whole.media_project_id)`);
}
