import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { PreviewRow } from "../../contract.ts";
import type { ImportReport, RowError } from "../../report.ts";
import { noSuchMedium, previewRows, severalOfType } from "./outcome.ts";

const texts = catalogue("imports.server.run.outcomeOfFormats", {
  sameFormat: (first: number | null) => `Line ${first} has this domain and format already`,
});

type Counts = Pick<ImportReport, "rowsCreated" | "rowsUpdated" | "rowsUnchanged">;

export async function countFormats(tx: Tx): Promise<Counts> {
  const { rows } = await tx.$client.query<Counts>(`
    SELECT count(*) FILTER (WHERE outcome = 'created') AS "rowsCreated",
      count(*) FILTER (WHERE outcome = 'updated') AS "rowsUpdated",
      count(*) FILTER (WHERE outcome = 'unchanged') AS "rowsUnchanged"
    FROM import_format`);
  return rows[0] ?? { rowsCreated: 0, rowsUpdated: 0, rowsUnchanged: 0 };
}

type RefusedLine = { line: number; domain: string; outcome: "unknown" | "repeated" | "several"; first: number };

/** Yields rows refused because of the catalogue or an earlier row, by line, a thousand at a time. */
export async function* refusedFormats(tx: Tx, column: string): AsyncGenerator<RowError[]> {
  for (let after = 0; ; ) {
    const { rows } = await tx.$client.query<RefusedLine>(
      `SELECT line, row.domain, coalesce(row.outcome, format.outcome) AS outcome, first
       FROM import_format_row AS row LEFT JOIN import_format AS format USING (line)
       WHERE (row.outcome IS NOT NULL OR format.outcome = 'several') AND line > $1 ORDER BY line LIMIT 1000`,
      [after],
    );
    yield rows.map((row) => ({ line: row.line, column, value: row.domain, message: whyRefused(row) }));
    const last = rows.at(-1);
    if (!last) return;
    after = last.line;
  }
}

function whyRefused({ outcome, first }: RefusedLine): string {
  if (outcome === "several") return severalOfType;
  return outcome === "unknown" ? noSuchMedium : texts.sameFormat(first);
}

export async function firstFormats(tx: Tx): Promise<PreviewRow[]> {
  const { rows } = await tx.$client.query<PreviewRow>(`
    SELECT line, offer.domain, format.outcome, offer.fields FROM import_format AS format JOIN import_offer AS offer USING (line)
    WHERE format.outcome IN ('created', 'updated', 'unchanged') ORDER BY line LIMIT ${previewRows}`);
  return rows;
}
