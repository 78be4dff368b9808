import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { recordOrderEvent } from "../../server/record.ts";
import { canMoveExtra, type ExtraHappening, type ExtraMove, type ExtraSide, extraMoveNamed } from "../order-extra.ts";
import { holdPrice, payPrice, releasePrice } from "./money.ts";
import { type OrderExtraRow, orderExtra } from "./tables.ts";

export type ExtraRequest = {
  move: ExtraMove;
  party: ExtraSide | "system";
  actorId: string | null;
  reason?: string | undefined;
};

const money = { held: holdPrice, released: releasePrice, paid: payPrice };

/**
 * The only writer of an extra's status. The table decides; its money moves in this transaction, and the order's history says
 * so. Order and extra are locked. Throws 409 `extra_move` when it has moved on, and what the wallet throws.
 */
export async function moveExtra(tx: Tx, row: OrderRow, extra: OrderExtraRow, request: ExtraRequest): Promise<void> {
  const { move, party, actorId, reason } = request;
  if (!canMoveExtra(move, extra, party)) throw extraMovedOn();
  const { to, money: becomes, deadline } = extraMoveNamed(move);
  const heldCents = becomes ? await money[becomes](tx, row, extra) : extra.heldCents;
  await tx
    .update(orderExtra)
    .set({
      status: to,
      heldCents,
      reason: reason ?? null,
      deadlineAt: deadline ? await inHours(tx, row, deadline) : null,
      ...(to === "done" ? { doneAt: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(eq(orderExtra.id, extra.id));
  await recordExtra(tx, row, extra, { verb: `${move}Extra`, party, actorId, reason });
}

async function inHours(tx: Tx, row: OrderRow, deadline: "turnaround" | "approval") {
  const { approvalHours } = await readSettings(tx);
  const hours = deadline === "turnaround" ? row.conditions.turnaroundHours : approvalHours;
  return sql`now() + make_interval(hours => ${hours})`;
}

type Recorded = Omit<ExtraRequest, "move"> & { verb: ExtraHappening };

/** Writes what happened to an extra into its order's history. */
export async function recordExtra(
  tx: Tx,
  row: OrderRow,
  { name, priceCents }: Pick<OrderExtraRow, "name" | "priceCents">,
  { verb, party, actorId, reason }: Recorded,
): Promise<void> {
  const message = [`${name}, ${formatCents(priceCents)}`, ...(reason ? [reason] : [])].join("\n");
  await recordOrderEvent(tx, row, { verb, party, actorId, fromState: row.status, message });
}

export const extraMovedOn = () =>
  conflict("extra_move", "The extra was answered, or the order has moved on. Reload the page to see where it stands.");
