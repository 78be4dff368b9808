import type { Tx } from "#platform/database/database.ts";
import type { RowError } from "../../import.ts";
import type { ImportReport } from "../../import-report.ts";

type StagedCounts = Pick<
  ImportReport,
  "rowsCreated" | "rowsUpdated" | "rowsUnchanged" | "rowsMerged" | "formatsCreated" | "formatsUpdated"
>;

/** How the staged rows fare, each counted once. */
export async function countOutcome(tx: Tx, merge: boolean): Promise<StagedCounts> {
  const { rows } = await tx.$client.query<StagedCounts>(`
    SELECT count(*) FILTER (WHERE outcome = 'created') AS "rowsCreated",
      count(*) FILTER (WHERE outcome = 'updated') AS "rowsUpdated",
      count(*) FILTER (WHERE outcome = 'unchanged') AS "rowsUnchanged",
      (SELECT count(*) FROM import_row JOIN import_media AS media USING (domain)
       WHERE ${merge} AND media.outcome IN ('created', 'updated', 'unchanged') AND import_row.line > media.line) AS "rowsMerged",
      (SELECT count(*) FROM import_format WHERE outcome = 'created') AS "formatsCreated",
      (SELECT count(*) FROM import_format WHERE outcome = 'updated') AS "formatsUpdated"
    FROM import_media`);
  const [counts] = rows;
  if (!counts) throw new Error("an import has no outcome");
  return counts;
}

/** Whose domain it is stays with the house. */
const reasons: Record<string, string> = {
  taken: "This domain is already listed. If it is yours, contact support.",
  known: "This domain is already in your catalogue",
  several: "This medium has several formats of this type: edit them by hand",
  unfitting: "The format's images or guarantee do not fit what it has already",
};

type Refused = { line: number; domain: string; outcome: string; first: number };

/** Rows that are refused for what is in the catalogue, or for an earlier row, in their order and a thousand at a time. */
export async function* refusedRows(tx: Tx, column: string, merge: boolean): AsyncGenerator<RowError[]> {
  await tx.$client.query(`
    DECLARE refused NO SCROLL CURSOR FOR
    SELECT import_row.line, domain, media.outcome, media.line AS first FROM import_row JOIN import_media AS media USING (domain)
    WHERE media.outcome NOT IN ('created', 'updated', 'unchanged') OR (NOT ${merge} AND import_row.line > media.line)
    ORDER BY import_row.line`);
  for (;;) {
    const { rows } = await tx.$client.query<Refused>("FETCH 1000 FROM refused");
    if (rows.length === 0) break;
    yield rows.map(({ line, domain, outcome, first }) => ({
      line,
      column,
      value: domain,
      message: reasons[outcome] ?? `Line ${first} has this domain already`,
    }));
  }
  await tx.$client.query("CLOSE refused");
}
