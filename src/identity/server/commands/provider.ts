import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { bylineItself, writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { isOpenMove } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { identityDocuments } from "../../identity.ts";
import { type IdentityMove, identityLife, identitySubject } from "../../moves.ts";
import { identityVerification } from "../tables.ts";
import { type IdentityRow, lockIdentity, moveIdentity, nameOf } from "./moves.ts";
import { beginIdentity, refuseGaps } from "./owner.ts";

/**
 * Starts the verification for a provider, which checks the documents itself. Throws 422 with each gap, 409
 * `identity_move`, or 409 `documents_needed` where a provider may not decide.
 */
export async function beginProviderCheck(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  const row = await beginIdentity(tx, actor, organizationId);
  requireMove(identityLife, "verify", identitySubject(row), "provider");
  refuseGaps(row, identityDocuments);
  await tx
    .update(identityVerification)
    .set({ checkedSince: sql`now()` })
    .where(eq(identityVerification.organizationId, organizationId));
}

/** Records a provider's approval; operators read the notes. Does nothing when it comes too late. */
export async function verifyByProvider(
  tx: Tx,
  organizationId: string,
  { provider, notes }: { provider: string; notes: string },
): Promise<void> {
  const row = await lockForProvider(tx, organizationId, "verify");
  if (!row) return;
  const { state } = await moveIdentity(tx, row, {
    move: "verify",
    party: "provider",
    actorId: null,
    decided: { provider, notes },
  });
  const [subject, before] = [await nameOf(tx, organizationId), { state: row.state }];
  await writeAudit(tx, bylineItself, { kind: "identity", subject, before, after: { state, notes } });
}

/** Records that a provider could not identify the person, who reads the reason. Does nothing when it comes too late. */
export async function askAgainForProvider(tx: Tx, organizationId: string, reason: string): Promise<void> {
  const row = await lockForProvider(tx, organizationId, "askAgain");
  if (!row) return;
  await moveIdentity(tx, row, { move: "askAgain", party: "provider", actorId: null, message: reason });
}

/** Undefined where a report changes nothing: it comes late, or operators have decided. */
async function lockForProvider(tx: Tx, organizationId: string, name: IdentityMove): Promise<IdentityRow | undefined> {
  const row = await lockIdentity(tx, organizationId);
  return isOpenMove(identityLife, name, identitySubject(row), "provider") ? row : undefined;
}
