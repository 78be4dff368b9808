import { noteAfter, noteBefore } from "#media/imports/server/commands/changes.ts";
import type { Tx } from "#platform/database/database.ts";
import { assignments, differs, fieldsOf, namesOf, newValues, recordOf } from "#platform/database/staging.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { FormatStatus } from "../../../format.ts";
import { recordVersions, type VersionAuthor, type VersionedFormat } from "../../../server/move.ts";
import { statusOnListing } from "../../../standing.ts";
import { type ImportedFields, type ImportedProblem, problemsOfImported } from "../../imported.ts";
import { agreedColumns, formatImportColumns, type } from "../columns.ts";

/**
 * Plans `import_format` from the temporary table `import_offer`, which holds one format per medium and type. Each
 * `outcome` is `created`, `updated`, `unchanged`, `unfitting`, or `several`: the medium has more of the type.
 */
export async function planFormats(tx: Tx): Promise<void> {
  await tx.$client.query(`
    CREATE TEMPORARY TABLE import_format ON COMMIT DROP AS
    SELECT staged.line, staged.id, staged.domain, staged.media_id, 'created'::text AS outcome, ${fieldsOf([...type, ...formatImportColumns], "fields")}
    FROM import_offer AS staged, jsonb_to_record(staged.fields) AS fields(${recordOf([...type, ...formatImportColumns])})`);
  // Repeats `guaranteeOf` (R3.8).
  await tx.$client.query("UPDATE import_format SET guarantee_days = 0 WHERE format_type = 'Contributor Post'");
  await tx.$client.query("CREATE INDEX ON import_format (media_id)");
  // `refuseUnfitting` reads a thousand lines at a time.
  await tx.$client.query("CREATE INDEX ON import_format (line)");
  await tx.$client.query("CREATE INDEX ON import_offer (line)");
  await tx.$client.query("ANALYZE import_format, import_offer");
  await tx.$client.query(`
    UPDATE import_format AS staged SET id = format.id, outcome =
      CASE WHEN (SELECT count(*) FROM format AS other
                 WHERE other.media_project_id = staged.media_id AND other.format_type = staged.format_type) > 1 THEN 'several'
           WHEN coalesce(staged.images_min, format.images_min) > coalesce(staged.images_max, format.images_max)
             OR coalesce(staged.contributor, format.contributor) AND coalesce(staged.guarantee_days, format.guarantee_days) > 0
             THEN 'unfitting'
           WHEN ${differs(formatImportColumns, "staged", "format")} THEN 'updated' ELSE 'unchanged' END
    FROM format WHERE format.media_project_id = staged.media_id AND format.format_type = staged.format_type`);
}

/** Locks the formats of imported media, so that their plan still holds when written. */
export async function lockOfferedFormats(tx: Tx): Promise<void> {
  await tx.$client.query(
    "SELECT FROM format WHERE media_project_id IN (SELECT media_id FROM import_offer) ORDER BY id FOR UPDATE",
  );
}

/** `value` is undefined where the line leaves the field out. */
export type UnfittingFormat = ImportedProblem & { line: number; value: unknown };
type Planned = { line: number; row: ImportedFields; found: Record<string, unknown> | null };

/**
 * Marks planned formats whose fields don't fit together as `unfitting`. Yields their problems for a thousand lines at a
 * time.
 */
export async function* refuseUnfitting(tx: Tx): AsyncGenerator<UnfittingFormat[]> {
  for (let after = 0; ; ) {
    const { rows } = await tx.$client.query<Planned>(
      `SELECT staged.line, offer.fields AS row, to_jsonb(format) AS found
       FROM import_format AS staged JOIN import_offer AS offer USING (line) LEFT JOIN format ON format.id = staged.id
       WHERE staged.outcome IN ('created', 'updated', 'unfitting') AND staged.line > $1 ORDER BY staged.line LIMIT 1000`,
      [after],
    );
    const problems = rows.flatMap(({ line, row, found }) =>
      problemsOfImported(found && fieldsIn(found), row).map((problem) => ({
        line,
        ...problem,
        value: row[problem.field as keyof ImportedFields],
      })),
    );
    const lines = problems.map(({ line }) => line);
    if (lines.length > 0)
      await tx.$client.query("UPDATE import_format SET outcome = 'unfitting' WHERE line = ANY ($1)", [lines]);
    yield problems;
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}

const fieldsIn = (row: Record<string, unknown>): ImportedFields =>
  Object.fromEntries([...type, ...formatImportColumns].map(({ field, column }) => [field, row[column]]));

type FormatsToWrite = { wanted: FormatStatus; isReviewed: boolean; author: VersionAuthor };

/**
 * Writes created and updated formats, noted in `import_change` for undoing. Changed agreed fields raise the version
 * (R3.8), except in drafts. New formats take the wanted status, or enter review.
 */
export async function writeFormats(tx: Tx, { wanted, isReviewed, author }: FormatsToWrite): Promise<void> {
  const status = isReviewed ? statusOnListing(await readSettings(tx)) : wanted;
  await tx.$client.query(
    noteBefore("format", "SELECT id, media_id FROM import_format WHERE outcome IN ('created', 'updated')"),
  );
  await tx.$client.query(
    `INSERT INTO format (id, media_project_id, status, format_type, ${namesOf(formatImportColumns)})
     SELECT id, media_id, $1, format_type, ${newValues(formatImportColumns, "staged")} FROM import_format AS staged
     WHERE outcome = 'created' ORDER BY line`,
    [status],
  );
  await tx.$client.query(`
    UPDATE format SET ${assignments(formatImportColumns, "staged", "format")}, updated_at = now(),
      version = version + (format.status <> 'draft' AND ${differs(agreedColumns, "staged", "format")})::integer
    FROM import_format AS staged
    WHERE staged.outcome = 'updated' AND format.id = staged.id AND ${differs(formatImportColumns, "staged", "format")}`);
  await tx.$client.query(noteAfter("format"));
  const { rows } = await tx.$client.query<VersionedFormat>(`
    SELECT row_id AS id, media_project_id AS "mediaProjectId", after ->> 'status' AS status, (after ->> 'version')::integer AS version
    FROM import_change WHERE table_name = 'format' AND after ->> 'version' <> before ->> 'version'`);
  await recordVersions(tx, rows, author);
}
