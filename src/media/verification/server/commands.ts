import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { notFound } from "#platform/http/errors.ts";
import { mediaProject, mediaVerification } from "../../server/tables.ts";
import {
  afterLook,
  type Finding,
  type Outcome,
  type ProofHappening,
  type VerificationMethod,
} from "../verification.ts";

/** Asks for a look at the proof, at once (R2.19). Asked twice within a minute, it looks once. */
export async function verifyMedia(tx: Tx, actor: Actor, id: string, method: VerificationMethod): Promise<void> {
  const [medium] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!medium) throw notFound("This medium");
  authorize(actor, "media.edit", { ...medium, mediaProjectId: id }, "This medium");
  const [asked] = await tx
    .insert(mediaVerification)
    .values({ mediaProjectId: id, method, askedAt: sql`now()` })
    .onConflictDoUpdate({
      target: mediaVerification.mediaProjectId,
      // A proven method stays the one that is looked at each day until another one is proven.
      set: {
        askedAt: sql`now()`,
        method: sql`CASE WHEN ${mediaVerification.state} = 'unverified' THEN excluded.method ELSE ${mediaVerification.method} END`,
      },
      setWhere: sql`${mediaVerification.askedAt} IS NULL OR ${mediaVerification.askedAt} < now() - interval '1 minute'`,
    })
    .returning({ mediaProjectId: mediaVerification.mediaProjectId });
  if (asked) await tx.enqueue("verify-media", { mediaId: id, method });
}

export type Look = { mediaId: string; method: VerificationMethod; domain: string; finding: Finding };

/**
 * Keeps what a look found, and does what follows of it: the mark is given or taken, and what is news is an event. A medium that
 * moved to another domain meanwhile is not judged by its old one.
 */
export async function keepLook(tx: Tx, { mediaId, method, domain, finding }: Look): Promise<void> {
  const [medium] = await tx
    .select({ domain: mediaProject.domain, organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, mediaId))
    .for("update");
  const [before] = await tx.select().from(mediaVerification).where(eq(mediaVerification.mediaProjectId, mediaId));
  if (!before || medium?.domain !== domain) return;
  // Another method that was tried in vain says nothing of the one that is proven.
  const isOther = method !== before.method && !finding.found;
  const outcome: Outcome = isOther ? { ...before, happened: null } : afterLook(before, finding, await readNow(tx));
  const { state, missingSince, happened } = outcome;
  const now = sql`now()`;
  await tx
    .update(mediaVerification)
    .set({
      state,
      missingSince,
      problem: finding.problem,
      askedAt: null,
      checkedAt: now,
      ...(finding.found ? { method } : {}),
    })
    .where(eq(mediaVerification.mediaProjectId, mediaId));
  await mark(tx, mediaId, state === "unverified" ? null : finding.found ? method : before.method);
  if (happened) await recordProof(tx, { mediaId, happened, organizationId: medium.organizationId, finding });
}

/** Writes the mark where it changes: the marketplace's rows follow each write. */
async function mark(tx: Tx, mediaId: string, method: VerificationMethod | null): Promise<void> {
  const verification = method ? ("verified" as const) : ("unverified" as const);
  await tx
    .update(mediaProject)
    .set({ verification, verificationMethod: method, updatedAt: sql`now()` })
    .where(
      sql`${mediaProject.id} = ${mediaId} AND (${mediaProject.verification}, ${mediaProject.verificationMethod}) IS DISTINCT FROM (${verification}, ${method})`,
    );
}

type ProofNews = Pick<Look, "mediaId" | "finding"> & { happened: ProofHappening; organizationId: string };

async function recordProof(tx: Tx, { mediaId, happened, organizationId, finding }: ProofNews): Promise<void> {
  await recordEvents(tx, [
    {
      subject: "media",
      subjectId: mediaId,
      verb: happened,
      organizationIds: [organizationId],
      party: "system",
      actorId: null,
      message: finding.problem ?? "",
    },
  ]);
}
