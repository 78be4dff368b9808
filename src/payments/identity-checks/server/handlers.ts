import { askAgainForProvider, verifyByProvider } from "#identity/server/commands/provider.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Handled, ProviderEventHandlers, Received } from "../../events/server/commands.ts";
import { providerTitle } from "../../providers/provider-title.ts";
import { moveCheck } from "./commands.ts";
import { findLastCheck, type IdentityCheckRow, lockCheck } from "./queries.ts";

type Report = Received<"identityVerified" | "identityNeedsInput">;

const findOf = ({ intentId, provider }: Report, tx: Tx): Promise<IdentityCheckRow | undefined> | undefined =>
  intentId ? lockCheck(tx, intentId, provider) : undefined;

/** The provider knows the person now; the organization may withdraw, unless an operator has decided otherwise. */
async function receiveVerified(tx: Tx, event: Received<"identityVerified">): Promise<Handled> {
  const row = await findOf(event, tx);
  if (!row) return { outcome: "waiting" };
  const { reference, provider } = event;
  if (!(await moveCheck(tx, row, "verified", { reference, reason: null }))) return { outcome: "ignored" };
  const notes = `Verified by ${providerTitle(provider) ?? provider}, ${reference}`;
  await verifyByProvider(tx, row.organizationId, { provider, notes });
  return { outcome: "applied" };
}

/** The person is told of the newest check alone: who began another one knows that the earlier one was not enough. */
async function receiveNeedsInput(tx: Tx, event: Received<"identityNeedsInput">): Promise<Handled> {
  const row = await findOf(event, tx);
  if (!row) return { outcome: "waiting" };
  const reason = event.reason ?? "The document could not be checked.";
  if (!(await moveCheck(tx, row, "unclear", { reference: event.reference, reason }))) return { outcome: "ignored" };
  const last = await findLastCheck(tx, row.organizationId);
  if (last?.id === row.id) await askAgainForProvider(tx, row.organizationId, reason);
  return { outcome: "applied" };
}

/** What providers report of the persons whom they look at. Late and contradicting reports are refused by both tables of moves. */
export const identityHandlers = {
  identityVerified: receiveVerified,
  identityNeedsInput: receiveNeedsInput,
} satisfies ProviderEventHandlers;
