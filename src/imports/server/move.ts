import { and, eq, inArray, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { type ImportMove, importMoveNamed } from "../import.ts";
import { catalogueImport } from "./tables.ts";

type Findings = Partial<typeof catalogueImport.$inferInsert>;

/** The only writer of an import's state, with what is known by then; each move is an event. Throws 409 `import_move` when it stands elsewhere. */
export async function moveImport(
  tx: Tx,
  id: string,
  name: ImportMove,
  found: Findings = {},
  actorId: string | null = null,
): Promise<void> {
  const { from, to, by } = importMoveNamed(name);
  const [moved] = await tx
    .update(catalogueImport)
    .set({ ...found, state: to, updatedAt: sql`now()` })
    .where(and(eq(catalogueImport.id, id), inArray(catalogueImport.state, [...from])))
    .returning({ organizationId: catalogueImport.organizationId });
  if (!moved)
    throw conflict(
      "import_move",
      "The import has moved on, so this is no longer possible. Reload to see where it stands.",
    );
  await recordEvents(tx, [
    {
      subject: "import",
      subjectId: id,
      verb: name,
      organizationIds: moved.organizationId ? [moved.organizationId] : [],
      party: by,
      actorId,
      toState: to,
    },
  ]);
}
