import { lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { catalogueFile } from "../../server/tables.ts";

/** Vouches for a catalogue's file, and forgets those of a month ago. */
export async function recordCatalogueFile(tx: Tx, token: string): Promise<void> {
  await tx.insert(catalogueFile).values({ token });
  await tx.delete(catalogueFile).where(lt(catalogueFile.writtenAt, sql`now() - interval '30 days'`));
}
