import { eq, type SQL, sql } from "drizzle-orm";
import type { TradeSide } from "#events/trade-side.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import { statusAfter } from "#platform/lifecycle/lifecycle.ts";
import { requireMove } from "#platform/lifecycle/server/require-move.ts";
import { formatCents } from "#platform/money/money.ts";
import { readSettings } from "#settings/server/queries.ts";
import { findStoryTellers } from "../../disputes/server/queries.ts";
import { attachImages } from "../../images/server/commands.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { recordOrderEvent } from "../../server/record.ts";
import { extraStatuses } from "../../statuses.ts";
import { storyHours } from "../../timer.ts";
import type { ExtraDeadlineRule, ExtraEffect } from "../moves/extra-move.ts";
import { type ExtraFacts, type ExtraHappening, extraLife } from "../order-extra.ts";
import { closeExtraDispute, isAnswerOver, keepExtraStory, openExtraDispute } from "./disputes.ts";
import type { ExtraRequest } from "./extra-request.ts";
import { holdPrice, payPrice, releasePrice, splitPrice } from "./money.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

type ExtraFields = { [Field in keyof OrderExtraRow]?: OrderExtraRow[Field] | SQL };
type MovedExtra = { tx: Tx; row: OrderRow; extra: OrderExtraRow; request: ExtraRequest };

/** Each effect moves money or the dispute in this transaction, and returns the changed fields of the extra. */
const effects: Record<ExtraEffect, (moved: MovedExtra) => Promise<ExtraFields> | ExtraFields> = {
  hold: ({ tx, row, extra }) => holdPrice(tx, row, extra),
  release: ({ tx, row, extra }) => releasePrice(tx, row, extra),
  pay: ({ tx, row, extra }) => payPrice(tx, row, extra),
  split: ({ tx, row, extra, request }) => splitPrice(tx, row, extra, request.input.refundCents ?? extra.priceCents),
  openDispute: ({ tx, row, extra, request }) => openExtraDispute(tx, row, extra, request),
  keepStory: ({ tx, extra, request }) => keepExtraStory(tx, extra, request),
  closeDispute: ({ tx, extra, request }) => closeExtraDispute(tx, extra, request),
  leaveReason: ({ extra }) => ({ reason: extra.reason }),
  stampDone: () => ({ doneAt: sql`now()` }),
  async checkPublication({ tx, row }) {
    await tx.enqueue("check-publication", { orderId: row.id });
    return {};
  },
  stopClock: () => ({ deadlineAt: null }),
};

/**
 * The only writer of an extra's status. Its money moves in this transaction, and the order's history says so. Order and
 * extra are locked. Throws 409 `extra_move` or a guard's code, and errors of the wallet.
 */
export async function moveExtra(tx: Tx, row: OrderRow, extra: OrderExtraRow, request: ExtraRequest): Promise<void> {
  const { move, party, actorId, input } = request;
  requireMove(extraLife, move, await extraSubject(tx, row, extra), party);
  const { effects: named, deadline, to } = extraLife.moves[move];
  if (input.evidenceImages && actorId) await attachImages(tx, row, { userId: actorId }, input.evidenceImages.join());
  const fields: ExtraFields = { reason: input.reason ?? null };
  if (to !== "stays") fields.deadlineAt = deadline ? await deadlineIn(tx, row, deadline.rule) : null;
  for (const effect of named) Object.assign(fields, await effects[effect]({ tx, row, extra, request }));
  await tx
    .update(orderExtra)
    .set({ ...fields, status: statusAfter(extraLife, move, extra.status), updatedAt: sql`now()` })
    .where(eq(orderExtra.id, extra.id));
  await recordExtra(tx, row, extra, { verb: `${move}Extra`, party, actorId, reason: input.reason });
}

export async function extraSubject(tx: Tx, row: OrderRow, extra: OrderExtraRow): Promise<ExtraFacts & OrderExtraRow> {
  const tellers = extra.status === "disputed" ? await findStoryTellers(tx, extra.id) : [];
  return {
    ...extra,
    isTaken: extraStatuses[extra.kind].includes(row.status),
    toldBy: (tellers ?? []).filter((party): party is TradeSide => party === "client" || party === "publisher"),
    isAnswerOver: isAnswerOver(extra, await readNow(tx)),
  };
}

/** SQL: the end of a status that begins now. */
export async function deadlineIn(tx: Tx, row: OrderRow, rule: ExtraDeadlineRule): Promise<SQL> {
  const { approvalHours, offerHours } = await readSettings(tx);
  const turnaround = row.conditions.turnaroundHours;
  const hours = { answer: offerHours, turnaround, approval: approvalHours, story: storyHours }[rule];
  return sql`now() + make_interval(hours => ${hours})`;
}

type ExtraEvent = Pick<ExtraRequest, "party" | "actorId"> & { verb: ExtraHappening; reason?: string | undefined };

/** Writes an extra's happening into its order's history. */
export async function recordExtra(
  tx: Tx,
  row: OrderRow,
  { name, priceCents }: Pick<OrderExtraRow, "name" | "priceCents">,
  { verb, party, actorId, reason }: ExtraEvent,
): Promise<void> {
  const message = [`${name}, ${formatCents(priceCents)}`, ...(reason ? [reason] : [])].join("\n");
  await recordOrderEvent(tx, row, { verb, party, actorId, fromState: row.status, message });
}
