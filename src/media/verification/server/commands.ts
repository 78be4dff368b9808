import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
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

const texts = catalogue("media.verification.server.commands", {
  othersProof: (domain: string) =>
    `Your proof is there, and so was another publisher's when we last looked. We look at theirs again now. Remove it from ${domain}, and check again in a minute.`,
});

/** Requests an immediate look at the proof (R2.19). A second request within a minute does nothing. */
export async function verifyMedia(tx: Tx, actor: Actor, id: string, method: VerificationMethod): Promise<void> {
  const [medium] = await tx
    .select({ organizationId: mediaProject.organizationId })
    .from(mediaProject)
    .where(eq(mediaProject.id, id));
  if (!medium) throw notFound("This outlet");
  authorize(actor, "media.edit", { ...medium, mediaProjectId: id }, "This outlet");
  const [asked] = await tx
    .insert(mediaVerification)
    .values({ mediaProjectId: id, method, askedAt: sql`now()` })
    .onConflictDoUpdate({
      target: mediaVerification.mediaProjectId,
      // The daily look stays with a proven method until another one is proven.
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
  /** Undefined for the daily look. */
  actorId?: string | undefined;
};

/**
 * Stores a look's finding, and updates mark, status and events. Ignores a look at a domain that the outlet left
 * meanwhile. A proven domain is taken from an outlet that only named it.
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
  // A failed look by another method says nothing about the proven one.
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
  tx.changes.push({ resource: "media", id: mediaId, organizationIds: [organizationId], operators: true });
  if (finding.found && rival) await takeOver(tx, { ...look, organizationId }, rival, tellOrders);
  await mark(tx, mediaId, state === "unverified" ? null : finding.found ? method : before.method);
  await settleMedium(tx, mediaId);
  if (happened) await recordProof(tx, { mediaId, happened, organizationId, problem: finding.problem });
}

/** Between two proofs the first holds. Checks it again now, so that a missing one does not hold for long. */
async function yieldTo(tx: Tx, holder: Holder, domain: string): Promise<Finding> {
  await tx.enqueue("reverify-medium", { mediaId: holder.id, method: holder.method });
  const problem = texts.othersProof(domain);
  return { found: false, problem };
}

/** Writes only changes, since each write updates the marketplace's rows. */
async function mark(tx: Tx, mediaId: string, method: VerificationMethod | null): Promise<void> {
  const verification = method ? ("verified" as const) : ("unverified" as const);
  await tx
    .update(mediaProject)
    .set({ verification, verificationMethod: method, updatedAt: sql`now()`, ...(method ? { holdsDomain: true } : {}) })
    .where(
      sql`${mediaProject.id} = ${mediaId} AND (${mediaProject.verification}, ${mediaProject.verificationMethod}) IS DISTINCT FROM (${verification}, ${method})`,
    );
}
