import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";

/** Serializes imports and undos: two at once would wait for each other's domains. A preview need not wait. */
export async function waitForImports(tx: Tx): Promise<void> {
  await takeTurn(tx, "byline-import-media");
}
