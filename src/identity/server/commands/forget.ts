import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { forgetFiles } from "#platform/files/commands.ts";
import { isForgettable } from "../queries.ts";
import { identityDocument, identityVerification } from "../tables.ts";
import { lockIdentity, nameOf } from "./moves.ts";

/** Deletes the rows of documents past their retention. Returns their ids, so that the caller deletes the bytes. */
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
  const ids = gone.map(({ id }) => id);
  await forgetFiles(tx, ids);
  return ids;
}

/** Forgets the person or company behind a closed organization; does nothing while documents remain. */
export async function forgetIdentity(tx: Tx, by: { userId: string }, organizationId: string): Promise<void> {
  const row = await lockIdentity(tx, organizationId);
  const isLeft = (await tx.$count(identityDocument, eq(identityDocument.organizationId, organizationId))) > 0;
  if (isLeft || row.legalName === "") return;
  const empty = { legalName: "", country: "", address: "", birthDate: null, registerNumber: null, notes: "" };
  await tx.update(identityVerification).set(empty).where(eq(identityVerification.organizationId, organizationId));
  const subject = await nameOf(tx, organizationId);
  await writeAudit(tx, by, { kind: "identity", subject, before: { documents: 0 } });
}
