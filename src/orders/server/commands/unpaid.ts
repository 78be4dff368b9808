import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readPaymentOwed } from "#wallet/server/queries.ts";
import { guards } from "../../guards.ts";
import { openStatuses } from "../../statuses.ts";
import { lockOrder, moveOrder } from "../move.ts";
import { order } from "../tables.ts";

const texts = catalogue("orders.server.commands.unpaid", {
  takenBack: "The payment behind this order was taken back.",
});

/**
 * After a payment was reversed: cancels unaccepted orders, newest first, until the debt is covered. Safe to repeat;
 * each run covers the remaining debt. Reads `atOnce` orders at a time.
 */
export async function callOffUnpaid(database: Database, organizationId: string, atOnce = 200): Promise<void> {
  while ((await readPaymentOwed(database.reader, organizationId)) > 0) {
    const open = await database.reader
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.clientOrganizationId, organizationId), inArray(order.status, [...openStatuses])))
      .orderBy(desc(order.createdAt))
      .limit(atOnce);
    if (open.length === 0) return;
    for (const { id } of open) await database.transaction((tx) => callOff(tx, id));
  }
}

async function callOff(tx: Tx, id: string): Promise<void> {
  const row = await lockOrder(tx, id);
  if (!row || !openStatuses.includes(row.status) || (await readPaymentOwed(tx, row.clientOrganizationId)) === 0) return;
  const reason = texts.takenBack;
  await moveOrder(tx, row, { move: "cancel", party: "system", actorId: null, input: { reason } });
}

/** Keeps offers and extras of an advertiser with a reversed payment from beginning work. Throws 409 `payment_owed`. */
export async function refuseUnpaid(tx: Tx, clientOrganizationId: string): Promise<void> {
  const { code, refusal } = guards.paymentStands;
  if ((await readPaymentOwed(tx, clientOrganizationId)) > 0) throw conflict(code, refusal);
}
