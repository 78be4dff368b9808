import type { Tx } from "#platform/database/database.ts";

/** Imports and their undoing wait for each other: two at once would each wait for the other's domains. A preview need not. */
export async function waitForImports(tx: Tx): Promise<void> {
  await tx.$client.query("SELECT pg_advisory_xact_lock(hashtextextended('byline-import-media', 0))");
}
