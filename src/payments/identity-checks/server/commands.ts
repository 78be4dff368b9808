import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { beginProviderCheck } from "#identity/server/commands/provider.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { type PaymentProvider, ProviderRefusal } from "../../providers/provider.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { canIdentityCheckMove, type IdentityCheckStatus } from "../identity-check.ts";
import { findCheck, findLastCheck, type IdentityCheckRow, lockCheck } from "./queries.ts";
import { identityCheck } from "./tables.ts";

/** Where the provider leads a person back to. */
const returnPath = "/publisher/kyc";

/**
 * Lets a job ask the provider for the page where a person shows who they are; a page that is being asked for is not asked for twice.
 * Throws 409 `no_identity_provider` where none is configured, and what `beginProviderCheck` refuses.
 */
export async function requestIdentityCheck(
  tx: Tx,
  actor: Actor,
  organizationId: string,
  provider: string,
): Promise<string> {
  await beginProviderCheck(tx, actor, organizationId);
  if (!providerTitle(provider))
    throw conflict("no_identity_provider", "This installation verifies by documents only. Send yours to the review.");
  const last = await findLastCheck(tx, organizationId);
  const id = last?.status === "asked" ? last.id : v7();
  await tx
    .insert(identityCheck)
    .values({ id, organizationId, provider, requestedBy: actor.userId })
    .onConflictDoNothing();
  await tx.enqueue("start-identity-check", { checkId: id });
  return organizationId;
}

/** Asks the provider for its page, then stores where it is: the call stands between two short transactions. */
export function startIdentityCheckQueue(provider: PaymentProvider | undefined): Queue<{ checkId: string }> {
  return {
    name: "start-identity-check",
    // Somebody waits for it; a page that comes half an hour late is still shown.
    retryDelaySeconds: 1,
    retryLimit: 11,
    async handle(database, { checkId: id }) {
      const asked = await findCheck(database.reader, id);
      if (!asked || asked.url !== null || asked.status !== "asked") return;
      if (provider?.name !== asked.provider) throw new Error(`payment provider ${asked.provider} is not configured`);
      const store = (to: IdentityCheckStatus, said: Partial<IdentityCheckRow>) =>
        database.transaction(async (tx) => {
          const row = await lockCheck(tx, id, asked.provider);
          if (row) await moveCheck(tx, row, to, said);
        });
      try {
        await store("open", await provider.startIdentitySession({ id, returnPath }));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await store("refused", { reason: error.message });
      }
    },
  };
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
  return true;
}
