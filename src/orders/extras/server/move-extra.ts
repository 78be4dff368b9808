import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { recordOrderEvent } from "../../server/record.ts";
import { storyHours } from "../../timer.ts";
import { canMoveExtra, type ExtraHappening, extraMoveNamed } from "../order-extra.ts";
import { keepDispute } from "./disputes.ts";
import type { ExtraRequest } from "./extra-request.ts";
import { holdPrice, payPrice, releasePrice, splitPrice } from "./money.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

type Money = NonNullable<ReturnType<typeof extraMoveNamed>["money"]>;
const moved: Record<
  Money,
  (tx: Tx, row: OrderRow, extra: OrderExtraRow, refundCents: number) => ReturnType<typeof payPrice>
> = {
  held: holdPrice,
  released: releasePrice,
  paid: payPrice,
  split: splitPrice,
};

/**
 * The only writer of an extra's status. The table decides; its money moves in this transaction, and the order's history says
 * so. Order and extra are locked. Throws 409 `extra_move` when it has moved on, and what the wallet throws.
 */
export async function moveExtra(tx: Tx, row: OrderRow, extra: OrderExtraRow, request: ExtraRequest): Promise<void> {
  const { move, party, actorId, input } = request;
  if (!canMoveExtra(move, extra, party)) throw extraMovedOn();
  const { to, money: becomes, deadline, dispute } = extraMoveNamed(move);
  await keepDispute(tx, row, extra, request);
  const funds = becomes ? await moved[becomes](tx, row, extra, input.refundCents ?? extra.priceCents) : {};
  await tx
    .update(orderExtra)
    .set({
      status: to,
      ...funds,
      // What a dispute says stands with it.
      reason: dispute ? extra.reason : (input.reason ?? null),
      deadlineAt: deadline ? await inHours(tx, row, deadline) : null,
      ...(to === "done" ? { doneAt: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orderExtra.id, extra.id));
  await recordExtra(tx, row, extra, { verb: `${move}Extra`, party, actorId, reason: input.reason });
}

async function inHours(tx: Tx, row: OrderRow, deadline: NonNullable<ReturnType<typeof extraMoveNamed>["deadline"]>) {
  const { approvalHours } = await readSettings(tx);
  const hours = { turnaround: row.conditions.turnaroundHours, approval: approvalHours, story: storyHours }[deadline];
  return sql`now() + make_interval(hours => ${hours})`;
}

type ExtraEvent = Pick<ExtraRequest, "party" | "actorId"> & { verb: ExtraHappening; reason?: string | undefined };

/** Writes what happened to an extra into its order's history. */
export async function recordExtra(
  tx: Tx,
  row: OrderRow,
  { name, priceCents }: Pick<OrderExtraRow, "name" | "priceCents">,
  { verb, party, actorId, reason }: ExtraEvent,
): Promise<void> {
  const message = [`${name}, ${formatCents(priceCents)}`, ...(reason ? [reason] : [])].join("\n");
  await recordOrderEvent(tx, row, { verb, party, actorId, fromState: row.status, message });
}

export const extraMovedOn = () =>
  conflict("extra_move", "The extra was answered, or the order has moved on. Reload the page to see where it stands.");
