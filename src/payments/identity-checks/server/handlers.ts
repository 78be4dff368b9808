import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { canIdentityCheckMove } from "../identity-check.ts";
import { leaveUnclear, verifyCheck } from "./commands.ts";
import { type IdentityCheckRow, lockCheck } from "./queries.ts";

const texts = catalogue("payments.identityChecks.server.handlers", {
  notChecked: "The document could not be checked.",
});

type Report = ReceivedProviderEvent<"identityVerified" | "identityNeedsInput">;

const findOf = ({ intentId, provider }: Report, tx: Tx): Promise<IdentityCheckRow | undefined> | undefined =>
  intentId ? lockCheck(tx, intentId, provider) : undefined;

/** Verifies the person who was told; a provider that saw a document is asked first whose it is. */
async function receiveVerified(tx: Tx, event: ReceivedProviderEvent<"identityVerified">): Promise<Handled> {
  const row = await findOf(event, tx);
  if (!row) return { outcome: "waiting" };
  const { reference } = event;
  if (event.isAsTold) return { outcome: (await verifyCheck(tx, row, reference)) ? "applied" : "ignored" };
  if (!canIdentityCheckMove(row.status, "verified")) return { outcome: "ignored" };
  await tx.enqueue("read-verified-name", { checkId: row.id, reference });
  return { outcome: "applied" };
}

async function receiveNeedsInput(tx: Tx, event: ReceivedProviderEvent<"identityNeedsInput">): Promise<Handled> {
  const row = await findOf(event, tx);
  if (!row) return { outcome: "waiting" };
  const reason = event.reason ?? texts.notChecked;
  const isNews = await leaveUnclear(tx, row, { reference: event.reference, reason });
  return { outcome: isNews ? "applied" : "ignored" };
}

/** Reports about persons whom providers look at. Both tables of moves refuse late and contradicting ones. */
export const identityHandlers = {
  identityVerified: receiveVerified,
  identityNeedsInput: receiveNeedsInput,
} satisfies ProviderEventHandlers;
