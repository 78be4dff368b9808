import type { Actor } from "#accounts/actor.ts";
import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid, notFound } from "#platform/http/errors.ts";
import type { ImportKind, ImportMove } from "../import.ts";
import type { ImportOptions } from "../import-options.ts";
import { MappingError, mappingOf } from "../mapping/mapping.ts";
import { requirements } from "../rows/requirements.ts";
import { importQueueName } from "./jobs.ts";
import { refuseImportedSince } from "./last-first.ts";
import { lockImport, moveImport, type StoredImport } from "./move.ts";
import { authorizeImport, importPartyOf } from "./party.ts";

/** Previews the whole file by these options; writes nothing. Throws 422 when the mapping lacks a field. */
export async function previewImport(tx: Tx, actor: Actor, id: string, options: ImportOptions): Promise<void> {
  const { kind, organizationId } = await lockOwnImport(tx, actor, id);
  refuseMapping(options, kind);
  await moveImport(tx, id, madeBy(actor, "preview", organizationId), { options });
  await tx.enqueue(importQueueName, { importId: id });
}

function refuseMapping({ mapping }: ImportOptions, kind: ImportKind): void {
  try {
    mappingOf(mapping, requirements[kind]);
  } catch (error) {
    throw error instanceof MappingError ? invalid("mapping", error.message, "mapping") : error;
  }
}

/** Starts the import of a previewed file as a job. Idempotent. Throws 409 `nothing_to_import`. */
export async function runImport(tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await lockOwnImport(tx, actor, id);
  if (found.state === "running" || found.state === "done") return;
  await moveImport(tx, id, madeBy(actor, "run", found.organizationId));
  await writeAudit(tx, actor, { kind: "import", subject: found.fileName, after: await audited(tx, found) });
  await tx.enqueue(importQueueName, { importId: id });
}

/** Starts the undo of an import as a job. Idempotent. Throws 409 `imported_since`. */
export async function undoImport(tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await lockOwnImport(tx, actor, id);
  if (found.state === "undoing" || found.state === "undone") return;
  await refuseImportedSince(tx, id);
  await moveImport(tx, id, madeBy(actor, "undo", found.organizationId));
  await writeAudit(tx, actor, { kind: "import", subject: found.fileName, before: await audited(tx, found) });
  await tx.enqueue(importQueueName, { importId: id });
}

const madeBy = (actor: Actor, move: ImportMove, organizationId: string | null) =>
  ({ move, party: importPartyOf(actor, organizationId), actorId: actor.userId }) as const;

async function audited(tx: Tx, { organizationId, counts }: StoredImport): Promise<object> {
  const organization = organizationId && (await nameOfOrganization(tx, organizationId));
  return {
    ...(organization ? { organization } : {}),
    rowsCreated: counts?.rowsCreated ?? 0,
    rowsUpdated: counts?.rowsUpdated ?? 0,
  };
}

async function lockOwnImport(tx: Tx, actor: Actor, id: string): Promise<StoredImport> {
  const found = await lockImport(tx, id);
  if (!found) throw notFound("This import");
  authorizeImport(actor, found.organizationId);
  return found;
}
