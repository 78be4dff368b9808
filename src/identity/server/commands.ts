import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationName } from "#accounts/organizations/server/queries.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, forbidden, Invalid, notFound } from "#platform/http/errors.ts";
import type { identityEdit } from "../contract.ts";
import {
  canMoveIdentity,
  gapsOf,
  type IdentityHappening,
  type IdentityMove,
  type IdentityState,
  identityDocumentNames,
  identityMoveNamed,
} from "../identity.ts";
import { isForgettable } from "./queries.ts";
import { identityDocument, identityVerification } from "./tables.ts";

type IdentityRow = typeof identityVerification.$inferSelect;
const what = "This verification";

/** Keeps what is told of the person or company; begins the verification, or begins it anew. Throws 409 `identity_move`. */
export async function editIdentity(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  input: z.infer<typeof identityEdit>,
): Promise<void> {
  await beginIdentity(tx, actor, organizationId);
  if (Object.keys(input).length === 0) return;
  await tx.update(identityVerification).set(input).where(eq(identityVerification.organizationId, organizationId));
}

/** The verification under its lock, begun: only so its details and documents can be changed. */
export async function beginIdentity(tx: Tx, actor: Actor, organizationId: string): Promise<IdentityRow> {
  authorize(actor, "identity.verify", { organizationId }, what);
  await tx.insert(identityVerification).values({ organizationId }).onConflictDoNothing();
  return move(tx, await lockIdentity(tx, organizationId), "start", { documentsDeletedAt: null });
}

type NewDocument = Omit<typeof identityDocument.$inferInsert, "organizationId" | "uploadedBy" | "createdAt">;

/** Keeps a document in place of an earlier one of its kind, whose id it answers: its bytes have to go. */
export async function keepDocument(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  document: NewDocument & { id: string },
): Promise<string | undefined> {
  await beginIdentity(tx, actor, organizationId);
  const [earlier] = await tx
    .delete(identityDocument)
    .where(and(eq(identityDocument.organizationId, organizationId), eq(identityDocument.kind, document.kind)))
    .returning({ id: identityDocument.id });
  await tx.insert(identityDocument).values({ ...document, organizationId, uploadedBy: actor.userId });
  return earlier?.id;
}

/** Sends it to the review. Throws 422 with each gap, 409 `identity_move`. */
export async function submitIdentity(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "identity.verify", { organizationId }, what);
  const row = await lockIdentity(tx, organizationId);
  const shown = await tx
    .select({ kind: identityDocument.kind })
    .from(identityDocument)
    .where(eq(identityDocument.organizationId, organizationId));
  const documents = shown.map(({ kind }) => kind);
  const gaps = gapsOf(row, documents);
  if (gaps.length > 0) throw new Invalid(gaps.map((gap) => ({ ...gap, code: "missing" })));
  await move(tx, row, "submit", { submittedAt: sql`now()` as unknown as Date, notes: "" });
  await record(tx, organizationId, "submit", { party: "person", actorId: actor.userId, message: "" });
}

type Decision = { organizationId: string; move: "approve" | "reject"; notes: string };

/** An operator's decision, which the trail keeps. Throws 409 `identity_move`. */
export async function decideIdentity(tx: Tx, actor: Actor, decision: Decision): Promise<void> {
  if (!actor.operator) throw forbidden();
  const { organizationId, notes } = decision;
  const row = await lockIdentity(tx, organizationId);
  const { state } = await settle(tx, row, decision);
  await record(tx, organizationId, decision.move, { party: "operator", actorId: actor.userId, message: notes });
  const subject = await nameOf(tx, organizationId);
  await writeAudit(tx, actor, { kind: "identity", subject, before: { state: row.state }, after: { state, notes } });
}

const settle = (tx: Tx, row: IdentityRow, { move: name, notes }: Decision) =>
  move(tx, row, name, { notes, decidedAt: sql`now()` as unknown as Date });

/** A look at a document, as the trail keeps it. Throws 403 to everybody but operators. */
export async function noteLook(tx: Tx, actor: Actor, document: typeof identityDocument.$inferSelect): Promise<void> {
  if (!actor.operator) throw forbidden();
  const subject = await nameOf(tx, document.organizationId);
  await writeAudit(tx, actor, { kind: "identity", subject, after: { document: identityDocumentNames[document.kind] } });
}

async function lockIdentity(tx: Tx, organizationId: string): Promise<IdentityRow> {
  const [row] = await tx
    .select()
    .from(identityVerification)
    .where(eq(identityVerification.organizationId, organizationId))
    .for("update");
  if (!row) throw notFound(what);
  return row;
}

/** The only writer of a verification's state. The row is locked. Throws 409 `identity_move` as the table says. */
async function move(
  tx: Tx,
  row: IdentityRow,
  name: IdentityMove,
  fields: Partial<IdentityRow> = {},
): Promise<IdentityRow> {
  if (!canMoveIdentity(name, row.state)) throw movedOn(row.state);
  const [moved] = await tx
    .update(identityVerification)
    .set({ ...fields, state: identityMoveNamed(name).to })
    .where(eq(identityVerification.organizationId, row.organizationId))
    .returning();
  if (!moved) throw notFound(what);
  return moved;
}

const standsAt: Record<IdentityState, string> = {
  not_started: "has not begun",
  in_progress: "was not sent yet",
  in_review: "is in review",
  approved: "is approved",
  rejected: "was rejected",
};

const movedOn = (state: IdentityState) =>
  conflict("identity_move", `The verification ${standsAt[state]}. Reload the page to see where it stands.`);

type Said = { party: "person" | "operator"; actorId: string; message: string };

const record = (tx: Tx, organizationId: string, verb: IdentityHappening, said: Said) =>
  recordEvents(tx, [
    { subject: "identity", subjectId: organizationId, verb, organizationIds: [organizationId], ...said },
  ]);

const nameOf = async (tx: Tx, organizationId: string): Promise<string> =>
  (await findOrganizationName(tx, organizationId))?.name ?? "";

/** Deletes the rows of documents that were kept long enough and answers their ids: the bytes have to go. */
export async function forgetDocuments(tx: Tx, by: { userId: string }, organizationId: string): Promise<string[]> {
  await lockIdentity(tx, organizationId);
  if (!(await isForgettable(tx, organizationId))) return [];
  const gone = await tx
    .delete(identityDocument)
    .where(eq(identityDocument.organizationId, organizationId))
    .returning({ id: identityDocument.id });
  if (gone.length === 0) return [];
  await tx
    .update(identityVerification)
    .set({ documentsDeletedAt: sql`now()` as unknown as Date })
    .where(eq(identityVerification.organizationId, organizationId));
  const subject = await nameOf(tx, organizationId);
  await writeAudit(tx, by, { kind: "identity", subject, before: { documents: gone.length } });
  return gone.map(({ id }) => id);
}
