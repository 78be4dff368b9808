import type { Tx } from "#platform/database/database.ts";

/** Serializes imports and undos: two at once would wait for each other's domains. A preview need not wait. */
export async function waitForImports(tx: Tx): Promise<void> {
  await tx.$client.query("SELECT pg_advisory_xact_lock(hashtextextended('byline-import-media', 0))");
}
