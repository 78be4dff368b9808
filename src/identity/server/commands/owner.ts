import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { dayOf, hourMilliseconds } from "#platform/contract/day.ts";
import type { Tx } from "#platform/database/database.ts";
import { forgetFiles } from "#platform/files/commands.ts";
import { conflict, Invalid, invalid } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { identityEdit } from "../../contract.ts";
import { adultYears, gapsOf, type IdentityDetails, type IdentityDocumentKind } from "../../identity.ts";
import { readIdentityState } from "../queries.ts";
import { identityDocument, identityVerification } from "../tables.ts";
import { type IdentityRow, lockIdentity, moveIdentity, what } from "./moves.ts";

const texts = catalogue("identity.server.commands.owner", {
  identityChecked: "A check of this person is open. Finish it, or wait a day, then change your details.",
  tooYoung: (adultYears: number) => `Enter your own date of birth. You have to be ${adultYears} or older.`,
});

/** Keeps the details and starts or restarts the verification. Throws 409 `identity_move`. */
export async function editIdentity(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  input: z.infer<typeof identityEdit>,
): Promise<void> {
  const { checkedSince } = await beginIdentity(tx, actor, organizationId);
  if (Object.keys(input).length === 0) return;
  if (checkedSince && checkedSince.getTime() > Date.now() - checkHours * hourMilliseconds)
    throw conflict("identity_checked", texts.identityChecked);
  refuseMinor(input.birthDate ?? null);
  await tx.update(identityVerification).set(input).where(eq(identityVerification.organizationId, organizationId));
}

/** A provider's page stays open this long. */
const checkHours = 24;

function refuseMinor(birthDate: string | null): void {
  const now = new Date();
  const latest = new Date(Date.UTC(now.getUTCFullYear() - adultYears, now.getUTCMonth(), now.getUTCDate()));
  if (birthDate !== null && birthDate > dayOf(latest))
    throw invalid("birthDate", texts.tooYoung(adultYears), "too_young");
}

/** Locks and starts the verification: its details and documents change only then. */
export async function beginIdentity(tx: Tx, actor: Actor, organizationId: string): Promise<IdentityRow> {
  authorize(actor, "identity.verify", { organizationId }, what);
  await tx.insert(identityVerification).values({ organizationId }).onConflictDoNothing();
  const row = await lockIdentity(tx, organizationId);
  const byOwner = { party: "owner", actorId: actor.userId } as const;
  const isOthers = row.state === "approved" && (await readIdentityState(tx, organizationId)) !== "approved";
  const standing = isOthers ? await moveIdentity(tx, row, { ...byOwner, move: "renew" }) : row;
  return moveIdentity(tx, standing, { ...byOwner, move: "start" });
}

type NewDocument = Omit<typeof identityDocument.$inferInsert, "organizationId" | "uploadedBy" | "createdAt">;

/** Replaces the earlier document of its kind. Returns that one's id, so that the caller deletes its bytes. */
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
  if (earlier) await forgetFiles(tx, [earlier.id]);
  await tx.insert(identityDocument).values({ ...document, organizationId, uploadedBy: actor.userId });
  return earlier?.id;
}

/** Submits it for review. Throws 422 with each gap, 409 `identity_move`. */
export async function submitIdentity(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "identity.verify", { organizationId }, what);
  const row = await lockIdentity(tx, organizationId);
  const shown = await tx
    .select({ kind: identityDocument.kind })
    .from(identityDocument)
    .where(eq(identityDocument.organizationId, organizationId));
  const documents = shown.map(({ kind }) => kind);
  refuseGaps(row, documents);
  await moveIdentity(tx, row, { move: "submit", party: "owner", actorId: actor.userId });
}

/** Throws 422 with each gap in the details and documents. */
export function refuseGaps(details: IdentityDetails, documents: readonly IdentityDocumentKind[]): void {
  const gaps = gapsOf(details, documents);
  if (gaps.length > 0) throw new Invalid(gaps.map((gap) => ({ ...gap, code: "missing" })));
}
