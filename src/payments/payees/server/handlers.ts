import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { recordPayeeChange, tellPayee } from "./commands.ts";
import { lockPayee } from "./queries.ts";
import { providerPayee } from "./tables.ts";

/** Takes in whether an organization can be paid. Older reports, and those of another account, change nothing. */
async function receiveUpdated(tx: Tx, event: ReceivedProviderEvent<"payeeUpdated">): Promise<Handled> {
  const { provider, reference, intentId, canBePaid, reason, accountKey } = event;
  const row = intentId ? await lockPayee(tx, intentId, provider) : undefined;
  if (!row) return { outcome: "waiting" };
  const at = new Date(event.at);
  const isOther = row.reference !== null && row.reference !== reference;
  if (isOther || !isNews({ at, canBePaid }, row)) return { outcome: "ignored" };
  const { organizationId } = row;
  const changed = accountKey && accountKey !== row.accountKey ? { accountKey, changedAt: sql`now()` } : {};
  await tx
    .update(providerPayee)
    .set({ reference, canBePaid, reason, ...changed, toldAt: at, updatedAt: sql`now()` })
    .where(and(eq(providerPayee.organizationId, organizationId), eq(providerPayee.provider, provider)));
  if ("accountKey" in changed) await recordPayeeChange(tx, organizationId, { party: "system", actorId: null });
  tellPayee(tx, organizationId);
  return { outcome: "applied" };
}

type PayeeReport = { at: Date; canBePaid: boolean };

/** Providers tell the second only. Of two reports within one, the last step of an onboarding is the one that makes it payable. */
function isNews({ at, canBePaid }: PayeeReport, known: { toldAt: Date | null; canBePaid: boolean }): boolean {
  if (!known.toldAt || at > known.toldAt) return true;
  return at.getTime() === known.toldAt.getTime() && canBePaid && !known.canBePaid;
}

/** Reports about the organizations that providers pay. */
export const payeeHandlers = { payeeUpdated: receiveUpdated } satisfies ProviderEventHandlers;
