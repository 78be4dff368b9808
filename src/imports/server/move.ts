import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { type ImportMove, importMoveNamed } from "../import.ts";
import { catalogueImport } from "./tables.ts";

type Findings = Partial<typeof catalogueImport.$inferInsert>;

/** The only writer of an import's state, with what is known by then. Throws 409 `import_move` when it stands elsewhere. */
export async function moveImport(tx: Tx, id: string, name: ImportMove, found: Findings = {}): Promise<void> {
  const { from, to } = importMoveNamed(name);
  const moved = await tx
    .update(catalogueImport)
    .set({ ...found, state: to, updatedAt: sql`now()` })
    .where(and(eq(catalogueImport.id, id), inArray(catalogueImport.state, [...from])))
    .returning({ id: catalogueImport.id });
  if (moved.length === 0)
    throw conflict(
      "import_move",
      "The import has moved on, so this is no longer possible. Reload to see where it stands.",
    );
}
