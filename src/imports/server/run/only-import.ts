import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";

/** Imports and their undoing wait for each other: two at once would each wait for the other's domains. A preview need not. */
export async function waitForImports(tx: Tx): Promise<void> {
  await takeTurn(tx, "byline-import-media");
}
