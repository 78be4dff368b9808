import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import type { UndoReport } from "../contract.ts";
import { moveImport } from "./move.ts";
import { catalogueImport } from "./tables.ts";
import { takeBack } from "./take-back.ts";

type ImportRow = typeof catalogueImport.$inferSelect;

/** Undoes an import that somebody asked to undo, in one transaction. One that is undone already, or not to be, stays. */
export async function finishUndo(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await lockImport(tx, id))?.state === "undoing") await undone(tx, id);
  });
}

/** Undoes an import now. One that is undone already answers what was done then; throws 404 and 409. */
export async function undoAtOnce(database: Database, id: string): Promise<UndoReport> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound("This import");
    if (found.state === "undone" && found.undo) return found.undo;
    if (found.state !== "done" && found.state !== "undoing")
      throw conflict("import_move", `This import is ${found.state}: there is nothing to take back.`);
    if (found.state === "done") await moveImport(tx, id, "undo");
    return undone(tx, id);
  });
}

async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [found] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)).for("update");
  return found;
}

async function undone(tx: Tx, id: string): Promise<UndoReport> {
  const undo = await takeBack(tx, id);
  await tx.$client.query("DELETE FROM catalogue_import_change WHERE import_id = $1", [id]);
  await moveImport(tx, id, "undone", { undo, undoneAt: sql`now()` as unknown as Date, problem: null });
  return undo;
}
