import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { disputeOutcomeOf } from "../../disputes/dispute.ts";
import { closeDispute, keepStory, openDispute } from "../../disputes/server/commands.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { hasExtraEffect } from "../order-extra.ts";
import type { ExtraRequest } from "./extra-request.ts";
import type { OrderExtraRow } from "./tables.ts";

/** Effects on the dispute (decision 0071) change no field of the extra. */
const nothing = {};

export async function openExtraDispute(
  tx: Tx,
  row: OrderRow,
  { id }: OrderExtraRow,
  { party, input }: ExtraRequest,
): Promise<object> {
  await openDispute(tx, { disputeId: id, orderId: row.id, party, ...input, isAfterCompletion: false });
  return nothing;
}

export async function keepExtraStory(tx: Tx, { id }: OrderExtraRow, { party, input }: ExtraRequest): Promise<object> {
  await keepStory(tx, { disputeId: id, party, ...input });
  return nothing;
}

/** Throws 422 for a refund beyond the price. */
export async function closeExtraDispute(
  tx: Tx,
  { id, priceCents }: OrderExtraRow,
  { move, actorId, input }: ExtraRequest,
): Promise<object> {
  const refundCents = hasExtraEffect(move, "split") ? (input.refundCents ?? priceCents) : 0;
  if (refundCents > priceCents) throw invalid("refundCents", messages.atMost(formatCents(priceCents)), "too_big");
  const outcome = disputeOutcomeOf(refundCents, priceCents);
  await closeDispute(tx, id, { outcome, refundCents, decision: input.reason ?? "", decidedBy: actorId });
  return nothing;
}

/** Both sides told their story, or the time for it has passed. */
export const isAnswerOver = ({ deadlineAt }: Pick<OrderExtraRow, "deadlineAt">, now: Date): boolean =>
  deadlineAt === null || deadlineAt <= now;
