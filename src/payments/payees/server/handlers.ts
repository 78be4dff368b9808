import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { tellPayee } from "./commands.ts";
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
  await tx
    .update(providerPayee)
    .set({ reference, canBePaid, reason, accountKey: accountKey ?? row.accountKey, toldAt: at, updatedAt: sql`now()` })
    .where(and(eq(providerPayee.organizationId, row.organizationId), eq(providerPayee.provider, provider)));
  tellPayee(tx, row.organizationId);
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
