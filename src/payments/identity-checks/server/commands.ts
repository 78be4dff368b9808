import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { askAgainForProvider, beginProviderCheck, verifyByProvider } from "#identity/server/commands/provider.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { canIdentityCheckMove, type IdentityCheckStatus } from "../identity-check.ts";
import { findLastIdentityCheck, type IdentityCheckRow } from "./queries.ts";
import { identityCheck } from "./tables.ts";

const texts = catalogue("payments.identityChecks.server.commands", {
  noIdentityProvider: "This installation verifies by documents only. Send yours for review.",
  verified: (provider: string, reference: string) => `Verified by ${provider}, ${reference}`,
});

/**
 * Lets a job ask the provider once for the page of an identity check. Throws 409 `no_identity_provider` where none is configured,
 * and errors of `beginProviderCheck`.
 */
export async function requestIdentityCheck(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  provider: string,
): Promise<string> {
  await beginProviderCheck(tx, actor, organizationId);
  if (!providerTitle(provider)) throw conflict("no_identity_provider", texts.noIdentityProvider);
  const last = await findLastIdentityCheck(tx, organizationId);
  const id = last?.status === "asked" ? last.id : v7();
  await tx
    .insert(identityCheck)
    .values({ id, organizationId, provider, requestedBy: actor.userId })
    .onConflictDoNothing();
  await tx.enqueue("start-identity-check", { checkId: id });
  return organizationId;
}

/** The only writer of a check's status; false where the table has no such way, and nothing changes. The row is locked. */
export async function moveCheck(
  tx: Tx,
  row: IdentityCheckRow,
  status: IdentityCheckStatus,
  said: Partial<IdentityCheckRow>,
): Promise<boolean> {
  if (!canIdentityCheckMove(row.status, status)) return false;
  await tx
    .update(identityCheck)
    .set({ ...said, status })
    .where(eq(identityCheck.id, row.id));
  const { organizationId } = row;
  tx.changes.push({
    resource: "identity_checks",
    id: organizationId,
    organizationIds: [organizationId],
    operators: true,
  });
  return true;
}

/** The provider knows the person now; the organization may withdraw, unless an operator has decided otherwise. False where it comes too late. */
export async function verifyCheck(tx: Tx, row: IdentityCheckRow, reference: string): Promise<boolean> {
  if (!(await moveCheck(tx, row, "verified", { reference, reason: null }))) return false;
  const { provider, organizationId } = row;
  const notes = texts.verified(providerTitle(provider) ?? provider, reference);
  await verifyByProvider(tx, organizationId, { provider, notes });
  return true;
}

/** Tells the person about their newest check alone. False where the report comes too late. */
export async function leaveUnclear(
  tx: Tx,
  row: IdentityCheckRow,
  said: { reference: string; reason: string },
): Promise<boolean> {
  if (!(await moveCheck(tx, row, "unclear", said))) return false;
  const last = await findLastIdentityCheck(tx, row.organizationId);
  if (last?.id === row.id) await askAgainForProvider(tx, row.organizationId, said.reason);
  return true;
}
