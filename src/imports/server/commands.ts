import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import type { ImportOptions } from "../contract.ts";
import type { ImportMove } from "../import.ts";
import { MappingError, mappingOf } from "../mapping/mapping.ts";
import { requirements } from "../rows/requirements.ts";
import { importQueueName } from "./jobs.ts";
import { refuseImportedSince } from "./last-first.ts";
import { moveImport } from "./move.ts";
import { catalogueImport } from "./tables.ts";

type ImportRow = typeof catalogueImport.$inferSelect;

/** Reads the whole file as the options say and reports; writes nothing. Throws 422 when the mapping lacks a field. */
export async function previewImport(tx: Tx, actor: Actor, id: string, options: ImportOptions): Promise<void> {
  const found = await lockImport(tx, actor, id);
  if (!found.fileKept) throw conflict("file_gone", "The file is no longer kept. Upload it again.");
  try {
    mappingOf(options.mapping, requirements[found.kind]);
  } catch (error) {
    throw error instanceof MappingError ? invalid("mapping", error.message, "mapping") : error;
  }
  const cleared = { counts: null, findings: null, problem: null, undo: null, finishedAt: null, undoneAt: null };
  await moveImport(tx, id, "preview", { options, ...cleared, progressPercent: 0 }, actor.userId);
  await tx.enqueue(importQueueName, { importId: id });
}

/** Imports what was previewed, as a job. */
export async function runImport(tx: Tx, actor: Actor, id: string): Promise<void> {
  await begin(tx, actor, id, "run");
}

/** Takes back what the import did, as a job. Asked again it does nothing more. Throws 409 `imported_since`. */
export async function undoImport(tx: Tx, actor: Actor, id: string): Promise<void> {
  await begin(tx, actor, id, "undo", refuseImportedSince);
}

const goals = { run: ["running", "done"], undo: ["undoing", "undone"] } as const;

async function begin(
  tx: Tx,
  actor: Actor,
  id: string,
  move: keyof typeof goals & ImportMove,
  guard?: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  const { state } = await lockImport(tx, actor, id);
  if (goals[move].some((goal) => goal === state)) return;
  await guard?.(tx, id);
  await moveImport(tx, id, move, { progressPercent: 0 }, actor.userId);
  await tx.enqueue(importQueueName, { importId: id });
}

async function lockImport(tx: Tx, actor: Actor, id: string): Promise<ImportRow> {
  const [found] = await tx.select().from(catalogueImport).where(eq(catalogueImport.id, id)).for("update");
  if (!found) throw notFound("This import");
  authorizeImport(actor, found.organizationId);
  return found;
}

/** Operators import for anybody, others for organizations whose media they may add. */
function authorizeImport(actor: Actor, organizationId: string | null): void {
  if (actor.operator) return;
  if (!organizationId) throw notFound("This import");
  authorize(actor, "media.create", { organizationId }, "This import");
}
