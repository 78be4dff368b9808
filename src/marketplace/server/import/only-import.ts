import type { Tx } from "#platform/database/database.ts";
import { ImportError } from "./read-csv.ts";

/** Two imports at once would wait for each other's domains, each for the length of the other. */
export async function beTheOnlyImport(tx: Tx): Promise<void> {
  const { rows } = await tx.$client.query<{ alone: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtextextended('byline-import-media', 0)) AS alone",
  );
  if (!rows[0]?.alone) throw new ImportError("Another import is running. Nothing was imported: run it again later.");
}
