import type { Tx } from "#platform/database/database.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { endTopUp } from "../../top-ups/server/move-top-up.ts";
import { lockTopUpOf } from "../../top-ups/server/queries.ts";
import { autoTopUpLife, chargeReasons } from "../auto-top-up.ts";
import { moveAutoTopUp, stopAutoTopUp } from "./commands.ts";
import { lockSetup } from "./queries.ts";

/** A job asks which card was saved. Reports of an older page change nothing. */
async function receiveSaved(tx: Tx, { intentId, reference }: ReceivedProviderEvent<"cardSaved">): Promise<Handled> {
  const row = intentId ? await lockSetup(tx, intentId) : undefined;
  if (!row || !canMove(autoTopUpLife, "saveCard", row.status, "system")) return { outcome: "ignored" };
  await tx.enqueue("read-saved-card", { setupId: row.setupId, reference });
  return { outcome: "applied" };
}

async function receiveLeft(tx: Tx, { intentId }: ReceivedProviderEvent<"cardSetupLeft">): Promise<Handled> {
  const row = intentId ? await lockSetup(tx, intentId) : undefined;
  if (!row) return { outcome: "ignored" };
  return { outcome: (await moveAutoTopUp(tx, row, "leave")) ? "applied" : "ignored" };
}

/** A charge that failed ends its top-up and stops those to come. */
async function receiveDeclined(tx: Tx, event: ReceivedProviderEvent<"chargeDeclined">): Promise<Handled> {
  const topUp = await lockTopUpOf(tx, event);
  if (!topUp) return { outcome: "waiting" };
  const reason = chargeReasons[event.problem];
  if (!(await endTopUp(tx, topUp.id, "decline", reason))) return { outcome: "ignored" };
  await stopAutoTopUp(tx, topUp.organizationId, reason);
  return { outcome: "applied" };
}

/** Reports about saved cards and failed charges; a paid charge is a top-up like any other. */
export const autoTopUpHandlers = {
  cardSaved: receiveSaved,
  cardSetupLeft: receiveLeft,
  chargeDeclined: receiveDeclined,
} satisfies ProviderEventHandlers;
