import type { Database, Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import type { UndoReport } from "../contract.ts";
import { lockImport, moveImport, moveImportItself } from "./move.ts";
import { takeBack } from "./take-back.ts";

/** Finishes a requested undo in one transaction; ignores imports in other states. */
export async function finishUndo(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await lockImport(tx, id))?.state === "undoing") await undone(tx, id);
  });
}

/** Undoes an import now. A repeated call returns the first result. Throws 404 and 409. */
export async function undoAtOnce(database: Database, id: string): Promise<UndoReport> {
  return database.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound("This import");
    if (found.state === "undone" && found.undo) return found.undo;
    if (found.state !== "undoing") await moveImport(tx, id, { move: "undo", party: "operator", actorId: null });
    return undone(tx, id);
  });
}

async function undone(tx: Tx, id: string): Promise<UndoReport> {
  const undo = await takeBack(tx, id);
  await tx.$client.query("DELETE FROM catalogue_import_change WHERE import_id = $1", [id]);
  await moveImportItself(tx, id, "undone", { undo });
  return undo;
}
