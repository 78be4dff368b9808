import type { Tx } from "#platform/database/database.ts";
import type { Handled, ProviderEventHandlers, ReceivedProviderEvent } from "../../events/server/commands.ts";
import { endTopUp } from "../../top-ups/server/move-top-up.ts";
import { lockTopUpOf } from "../../top-ups/server/queries.ts";
import { chargeReasons } from "../auto-top-up.ts";
import { forgotten, moveAutoTopUp, stopAutoTopUp } from "./commands.ts";
import { lockSetup } from "./queries.ts";

/** A card was saved; a job asks which. What an older page tells is about nothing that is there any more. */
async function receiveSaved(tx: Tx, { intentId, reference }: ReceivedProviderEvent<"cardSaved">): Promise<Handled> {
  const row = intentId ? await lockSetup(tx, intentId) : undefined;
  if (!row || (row.status !== "asked" && row.status !== "open")) return { outcome: "ignored" };
  await tx.enqueue("read-saved-card", { setupId: row.setupId, reference });
  return { outcome: "applied" };
}

async function receiveLeft(tx: Tx, { intentId }: ReceivedProviderEvent<"cardSetupLeft">): Promise<Handled> {
  const row = intentId ? await lockSetup(tx, intentId) : undefined;
  if (!row || row.status === "on") return { outcome: "ignored" };
  return { outcome: (await moveAutoTopUp(tx, row, "off", forgotten)) ? "applied" : "ignored" };
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

/** What providers report of saved cards and of charging them; a charge that is paid is a top-up like any other. */
export const autoTopUpHandlers = {
  cardSaved: receiveSaved,
  cardSetupLeft: receiveLeft,
  chargeDeclined: receiveDeclined,
} satisfies ProviderEventHandlers;
