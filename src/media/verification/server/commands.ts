import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { notFound } from "#platform/http/errors.ts";
import { findHolder, type Holder, isProvenBy, lockDomain } from "../../server/hold-domain.ts";
import { settleMedium } from "../../server/settle.ts";
import { mediaProject, mediaVerification } from "../../server/tables.ts";
import {
  type Finding,
  type VerificationMethod,
  type VerificationOutcome,
  verificationAfterLook,
} from "../verification.ts";
import { recordProof } from "./record-proof.ts";
import { type TellOrders, takeOver } from "./take-over.ts";

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
  if (asked) await tx.enqueue("verify-media", { mediaId: id, method, actorId: actor.userId });
}

export type Look = {
  mediaId: string;
  method: VerificationMethod;
  domain: string;
  finding: Finding;
  /** Who asked for it; nobody for the daily look. */
  actorId?: string | undefined;
};

/**
 * Keeps what a look found, and does what follows of it: the mark is given or taken, the outlet goes onto the market or off it, and
 * what is news is an event. An outlet that moved to another domain meanwhile is not judged by its old one. Who proves a domain
 * takes it from an outlet that only named it.
 */
export async function keepLook(tx: Tx, look: Look, tellOrders: TellOrders): Promise<void> {
  const { mediaId, method, domain } = look;
  await lockDomain(tx, domain);
  const [medium] = await tx
    .select({
      domain: mediaProject.domain,
      organizationId: mediaProject.organizationId,
      holdsDomain: mediaProject.holdsDomain,
    })
    .from(mediaProject)
    .where(eq(mediaProject.id, mediaId))
    .for("update");
  const [before] = await tx.select().from(mediaVerification).where(eq(mediaVerification.mediaProjectId, mediaId));
  if (!before || medium?.domain !== domain) return;
  const rival = look.finding.found && !medium.holdsDomain ? await findHolder(tx, domain) : undefined;
  const finding = rival && isProvenBy(rival) ? await yieldTo(tx, rival, domain) : look.finding;
  // Another method that was tried in vain says nothing of the one that is proven.
  const isOther = method !== before.method && !finding.found;
  const outcome: VerificationOutcome = isOther
    ? { ...before, happened: null }
    : verificationAfterLook(before, finding, await readNow(tx));
  const { state, missingSince, happened } = outcome;
  await tx
    .update(mediaVerification)
    .set({
      state,
      missingSince,
      problem: finding.problem,
      askedAt: null,
      checkedAt: sql`now()`,
      ...(finding.found ? { method } : {}),
    })
    .where(eq(mediaVerification.mediaProjectId, mediaId));
  const { organizationId } = medium;
  if (finding.found && rival) await takeOver(tx, { ...look, organizationId }, rival, tellOrders);
  await mark(tx, mediaId, state === "unverified" ? null : finding.found ? method : before.method);
  await settleMedium(tx, mediaId);
  if (happened) await recordProof(tx, { mediaId, happened, organizationId, problem: finding.problem });
}

/** Two proofs stand: the first one holds. It is looked at again now, so that one that is gone does not hold for long. */
async function yieldTo(tx: Tx, holder: Holder, domain: string): Promise<Finding> {
  await tx.enqueue("reverify-medium", { mediaId: holder.id, method: holder.method });
  const problem = `Your proof is there, and so was another publisher's when we last looked. We look at theirs again now. Remove it from ${domain}, and check again in a minute.`;
  return { found: false, problem };
}

/** Writes the mark where it changes: the marketplace's rows follow each write. */
async function mark(tx: Tx, mediaId: string, method: VerificationMethod | null): Promise<void> {
  const verification = method ? ("verified" as const) : ("unverified" as const);
  await tx
    .update(mediaProject)
    .set({ verification, verificationMethod: method, updatedAt: sql`now()`, ...(method ? { holdsDomain: true } : {}) })
    .where(
      sql`${mediaProject.id} = ${mediaId} AND (${mediaProject.verification}, ${mediaProject.verificationMethod}) IS DISTINCT FROM (${verification}, ${method})`,
    );
}
