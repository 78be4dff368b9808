import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { PreviewRow } from "../../contract.ts";
import type { ImportReport, RowError } from "../../report.ts";

const texts = catalogue("imports.server.run.outcome", {
  noSuchMedium: "No outlet here has this domain",
  severalOfType: "This outlet has several formats of this type: edit them by hand",
  taken: "Another publisher named this domain. Add it by hand and verify it, and it is yours.",
  known: "This domain is already in your catalogue",
  unfitting: "Another line has a format for this outlet that does not fit",
  sameDomain: (first: number | null) => `Line ${first} has this domain already`,
});

type StagedCounts = Pick<
  ImportReport,
  "rowsCreated" | "rowsUpdated" | "rowsUnchanged" | "rowsMerged" | "formatsCreated" | "formatsUpdated"
>;

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

export const noSuchMedium = texts.noSuchMedium;
export const severalOfType = texts.severalOfType;

/** Never names the other publisher. */
const reasons: Record<string, string> = {
  taken: texts.taken,
  known: texts.known,
  several: severalOfType,
  unfitting: texts.unfitting,
};

type RefusedLine = { line: number; domain: string; outcome: string; first: number };

/**
 * Yields rows refused because of the catalogue or another row, by line, a thousand at a time. A row whose own format does
 * not fit is told of by `logUnfitting`.
 */
export async function* refusedRows(tx: Tx, column: string, merge: boolean): AsyncGenerator<RowError[]> {
  await tx.$client.query(`
    DECLARE refused NO SCROLL CURSOR FOR
    SELECT import_row.line, domain, media.outcome, media.line AS first FROM import_row JOIN import_media AS media USING (domain)
    WHERE media.outcome NOT IN ('created', 'updated', 'unchanged')
        AND NOT EXISTS (SELECT FROM import_format AS format WHERE format.line = import_row.line AND format.outcome = 'unfitting')
      OR (NOT ${merge} AND import_row.line > media.line)
    ORDER BY import_row.line`);
  for (;;) {
    const { rows } = await tx.$client.query<RefusedLine>("FETCH 1000 FROM refused");
    if (rows.length === 0) break;
    yield rows.map(({ line, domain, outcome, first }) => ({
      line,
      column,
      value: domain,
      message: reasons[outcome] ?? texts.sameDomain(first),
    }));
  }
  await tx.$client.query("CLOSE refused");
}

export const previewRows = 10;

/** Returns the first media as they would be written, each with its row's format. */
export async function firstRows(tx: Tx): Promise<PreviewRow[]> {
  const { rows } = await tx.$client.query<PreviewRow>(`
    SELECT media.line, media.domain, media.outcome, medium.fields || coalesce(offer.fields, '{}') AS fields
    FROM import_media AS media JOIN import_medium AS medium ON medium.domain = media.domain
    LEFT JOIN import_offer AS offer ON offer.media_id = media.id AND offer.line = media.line
    WHERE media.outcome IN ('created', 'updated', 'unchanged') ORDER BY media.line LIMIT ${previewRows}`);
  return rows;
}

export async function firstReadings(tx: Tx): Promise<PreviewRow[]> {
  const { rows } = await tx.$client.query<PreviewRow>(`
    SELECT line, domain, outcome, import_row.media AS fields FROM import_metric_row JOIN import_row USING (line, domain)
    WHERE outcome IN ('created', 'updated', 'unchanged') ORDER BY line LIMIT ${previewRows}`);
  return rows;
}
