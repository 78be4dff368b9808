import { eq } from "drizzle-orm";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { readSettings } from "#settings/server/queries.ts";
import { readPaymentOwed } from "#wallet/server/queries.ts";
import type { CheckName } from "../checks.ts";
import { isDateOver } from "../dates/publish-date.ts";
import { isDisputable } from "../disputes/dispute.ts";
import { findStoryTellers } from "../disputes/server/queries.ts";
import type { OrderFacts } from "../fields-after.ts";
import { type GuardFacts, type GuardName, isFresh } from "../guards.ts";
import { type OrderMove, orderLife, orderMoveNames } from "../order.ts";
import { isProposalOver } from "../proposal.ts";
import type { OrderRow } from "./move-request.ts";
import { findNewConditions } from "./queries-conditions.ts";
import { readProof } from "./queries-proof.ts";
import { order } from "./tables.ts";

/** Undefined without such an order. */
export async function readOrderFacts(reader: Reader, id: string): Promise<OrderFacts | undefined> {
  const [row] = await reader.select().from(order).where(eq(order.id, id));
  return row && readFacts(reader, row);
}

/** Reads the facts once, and only the ones that some move from this status needs. */
export async function readFacts(reader: Reader, row: OrderRow): Promise<OrderFacts> {
  const mayFollow = (move: OrderMove) => orderLife.moves[move].from.includes(row.status);
  const mayBeChecked = (check: CheckName) =>
    orderMoveNames.some((move) => mayFollow(move) && orderLife.moves[move].checks?.includes(check));
  const mayBeGuarded = (...names: GuardName[]) =>
    orderMoveNames.some(
      (move) => mayFollow(move) && orderLife.moves[move].guards?.some((guard) => names.includes(guard)),
    );
  const now = await readNow(reader);
  return {
    ...row,
    now,
    waitsForPayment: mayBeGuarded("paymentStands") && (await readPaymentOwed(reader, row.clientOrganizationId)) > 0,
    isDateOver: isDateOver(row, now),
    isProposalOver: isProposalOver(row, now),
    isLookFresh: isFresh(row.lookAskedAt, now),
    hasNewConditions: (await findNewConditions(reader, row)) !== undefined,
    dispute: mayBeGuarded("isUndisputed", "storyIsUntold", "storiesAreTold")
      ? await readDispute(reader, row, now)
      : null,
    isGuaranteed: isDisputable(row, now),
    proof:
      mayBeGuarded("checksHold", "checkFailed") || mayBeChecked("failuresAreNamed")
        ? await readProof(reader, row.id)
        : null,
    daysAhead: mayBeChecked("dateIsPossible") ? (await readSettings(reader)).publishDaysAhead : 0,
    mediaDomain: mayBeChecked("linkIsOnMedium") ? await domainOfMedia(reader, row.mediaProjectId) : undefined,
  };
}

async function readDispute(reader: Reader, { id, dueAt }: OrderRow, now: Date): Promise<GuardFacts["dispute"]> {
  const toldBy = await findStoryTellers(reader, id);
  return toldBy ? { toldBy, isAnswerOver: dueAt === null || dueAt <= now } : null;
}
