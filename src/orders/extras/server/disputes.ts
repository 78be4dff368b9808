import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { disputeOutcomeOf } from "../../disputes/dispute.ts";
import { closeDispute, keepStory, openDispute } from "../../disputes/server/commands.ts";
import { findStoryTellers } from "../../disputes/server/queries.ts";
import { guards } from "../../guards.ts";
import { attachImages } from "../../images/server/commands.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { extraMoveNamed } from "../order-extra.ts";
import type { ExtraRequest } from "./extra-request.ts";
import type { OrderExtraRow } from "./tables.ts";

/**
 * What a move makes of an extra's dispute (decision 0071): it opens it, tells the other story, or decides. Order and extra are
 * locked. Throws 409 for a story that is told and a decision that comes too early, 422 for a refund beyond the price.
 */
export async function keepDispute(tx: Tx, row: OrderRow, extra: OrderExtraRow, request: ExtraRequest): Promise<void> {
  const { dispute } = extraMoveNamed(request.move);
  const { evidenceImages } = request.input;
  if (evidenceImages && request.actorId)
    await attachImages(tx, row, { userId: request.actorId }, evidenceImages.join());
  if (dispute === "opens") await open(tx, row, extra, request);
  if (dispute === "answers") await answer(tx, extra, request);
  if (dispute === "decides") await decide(tx, extra, request);
}

async function open(tx: Tx, row: OrderRow, { id }: OrderExtraRow, { party, input }: ExtraRequest): Promise<void> {
  await openDispute(tx, { disputeId: id, orderId: row.id, party, ...input, isAfterCompletion: false });
}

async function answer(tx: Tx, { id }: OrderExtraRow, { party, input }: ExtraRequest): Promise<void> {
  const toldBy = (await findStoryTellers(tx, id)) ?? [];
  if (toldBy.includes(party)) throw refusal("storyIsUntold");
  await keepStory(tx, { disputeId: id, party, ...input });
}

async function decide(tx: Tx, extra: OrderExtraRow, { move, actorId, input }: ExtraRequest): Promise<void> {
  if (!isReady(extra, await readNow(tx))) throw refusal("storiesAreTold");
  const { priceCents } = extra;
  const isRefund = extraMoveNamed(move).money === "split";
  const refundCents = isRefund ? (input.refundCents ?? priceCents) : 0;
  if (refundCents > priceCents) throw invalid("refundCents", messages.atMost(formatCents(priceCents)), "too_big");
  const outcome = disputeOutcomeOf(refundCents, priceCents);
  await closeDispute(tx, extra.id, { outcome, refundCents, decision: input.reason ?? "", decidedBy: actorId });
}

/** Both have told their story, or the time for it has passed. */
export const isReady = ({ deadlineAt }: Pick<OrderExtraRow, "deadlineAt">, now: Date): boolean =>
  deadlineAt === null || deadlineAt <= now;

const refusal = (guard: "storyIsUntold" | "storiesAreTold") => conflict(guards[guard].code, guards[guard].refusal);
