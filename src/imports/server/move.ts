import { eq, sql } from "drizzle-orm";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { type ImportEffect, type ImportMove, type ImportParty, importLife, importSubject } from "../import.ts";
import { catalogueImport } from "./tables.ts";

export type StoredImport = typeof catalogueImport.$inferSelect;
type ImportFields = Partial<typeof catalogueImport.$inferInsert>;
type ImportMoveMade = { move: ImportMove; party: ImportParty; actorId: string | null };

/** Locks an import for a move; undefined when there is none. */
export async function lockImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)).for("update");
  return found;
}

const byClock = (clock: "now()" | "clock_timestamp()") => sql.raw(clock) as unknown as Date;

const effects: Record<ImportEffect, ImportFields> = {
  restartProgress: { progressPercent: 0 },
  clearResult: { counts: null, findings: null, problem: null, undo: null, finishedAt: null, undoneAt: null },
  // A long import ends long after its transaction began.
  stampFinish: { finishedAt: byClock("clock_timestamp()") },
  stampUndo: { undoneAt: byClock("now()"), problem: null },
};

/** The only writer of an import's state; each move is an event. Throws 409 `import_move`, or a guard's code. */
export async function moveImport(
  tx: Tx,
  id: string,
  { move, party, actorId }: ImportMoveMade,
  fields: ImportFields = {},
): Promise<void> {
  const found = await lockImport(tx, id);
  if (!found) throw notFound("This import");
  requireMove(importLife, move, importSubject(found), party);
  const state = statusAfter(importLife, move, found.state);
  const changed = Object.assign({}, ...importLife.moves[move].effects.map((effect) => effects[effect]), fields);
  await tx
    .update(catalogueImport)
    .set({ ...changed, state, updatedAt: sql`now()` })
    .where(eq(catalogueImport.id, id));
  const organizationIds = found.organizationId ? [found.organizationId] : [];
  await recordEvents(tx, [
    { subject: "import", subjectId: id, verb: move, organizationIds, party, actorId, toState: state },
  ]);
}

export const moveImportItself = (tx: Tx, id: string, move: ImportMove, fields?: ImportFields): Promise<void> =>
  moveImport(tx, id, { move, party: "system", actorId: null }, fields);
