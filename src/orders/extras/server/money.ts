import { eq, sql } from "drizzle-orm";
import { noteVoucherEarning } from "#payments/vouchers/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Cents, shareOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { changeHold } from "../../money/server/post-order.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { order } from "../../server/tables.ts";
import { walletOrder } from "../../server/wallet-order.ts";
import type { OrderExtraKind } from "../order-extra.ts";
import { type ExtraMoney, holdForExtra, payExtra, releaseExtra } from "./post-extra.ts";
import type { OrderExtraRow } from "./tables.ts";

const texts = catalogue("orders.extras.server.money", {
  ofOrder: (kind: string, number: string) => `${kind}, order ${number}`,
});

const titles: Record<OrderExtraKind, string> = { custom: "Extra", change: "Change", removal: "Removal" };

/** The fee is the one that its order was booked with. */
const moneyOfExtra = (row: OrderRow, { id, kind, priceCents }: OrderExtraRow, refundCents: Cents = 0): ExtraMoney => ({
  extraId: id,
  title: texts.ofOrder(titles[kind], row.number),
  clientOrganizationId: row.clientOrganizationId,
  publisherOrganizationId: row.publisherOrganizationId,
  totalCents: priceCents,
  feeCents: shareOf(priceCents - refundCents, row.feeBasisPoints),
});

export type ExtraFunds = Pick<OrderExtraRow, "heldCents" | "paidCents">;

/** Holds an extra's price, once: a custom one's with its order, another's by itself. */
export async function holdPrice(tx: Tx, row: OrderRow, extra: OrderExtraRow): Promise<ExtraFunds> {
  if (extra.kind === "custom") await takeIn(tx, row, extra);
  else if (extra.heldCents === 0) await holdForExtra(tx, moneyOfExtra(row, extra));
  return { heldCents: extra.kind === "custom" ? 0 : extra.priceCents, paidCents: 0 };
}

/** Gives back the extra's own hold. */
export async function releasePrice(tx: Tx, row: OrderRow, extra: OrderExtraRow): Promise<ExtraFunds> {
  if (extra.heldCents > 0) await releaseExtra(tx, moneyOfExtra(row, extra));
  return { heldCents: 0, paidCents: 0 };
}

/** Pays the extra's own hold. */
export const payPrice = (tx: Tx, row: OrderRow, extra: OrderExtraRow): Promise<ExtraFunds> =>
  splitPrice(tx, row, extra, 0);

/** Gives back `refundCents` of the hold, and pays the rest. */
export async function splitPrice(tx: Tx, row: OrderRow, extra: OrderExtraRow, refundCents: Cents): Promise<ExtraFunds> {
  if (refundCents === extra.priceCents) return releasePrice(tx, row, extra);
  await payExtra(tx, moneyOfExtra(row, extra, refundCents), refundCents);
  const { clientOrganizationId, publisherOrganizationId } = row;
  const paidCents = extra.priceCents - refundCents;
  await noteVoucherEarning(tx, { paidForId: extra.id, clientOrganizationId, publisherOrganizationId, paidCents });
  return { heldCents: 0, paidCents };
}

/** Adds it to the order's total: it is split and refunded with the order. */
async function takeIn(tx: Tx, row: OrderRow, { id, name, priceCents }: OrderExtraRow): Promise<void> {
  const [extended] = await tx
    .update(order)
    .set({
      extras: [...row.extras, { name, priceCents, kind: "custom" }],
      totalCents: row.totalCents + priceCents,
      moveCount: row.moveCount + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(order.id, row.id))
    .returning();
  if (!extended) throw new Error("order was not written");
  await changeHold(tx, walletOrder(extended), row.totalCents, `extra-${id}`);
}
