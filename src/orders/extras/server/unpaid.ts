import { and, desc, eq, gt } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readPaymentOwed } from "#wallet/server/queries.ts";
import { lockOrder } from "../../server/move.ts";
import { order } from "../../server/tables.ts";
import { lockExtra } from "./lock-extra.ts";
import { moveExtra } from "./move-extra.ts";
import { orderExtra } from "./tables.ts";

const texts = catalogue("orders.extras.server.unpaid", {
  takenBack: "The payment behind this proposal was taken back.",
});

/**
 * After a payment was reversed: ends unanswered proposals that hold money, newest first, until the debt is covered.
 * Safe to repeat; each run covers the remaining debt. Reads `atOnce` extras at a time.
 */
export async function callOffUnpaidExtras(database: Database, organizationId: string, atOnce = 200): Promise<void> {
  while ((await readPaymentOwed(database.reader, organizationId)) > 0) {
    const open = await database.reader
      .select({ id: orderExtra.id, orderId: orderExtra.orderId })
      .from(orderExtra)
      .innerJoin(order, eq(order.id, orderExtra.orderId))
      .where(
        and(eq(orderExtra.status, "open"), gt(orderExtra.heldCents, 0), eq(order.clientOrganizationId, organizationId)),
      )
      .orderBy(desc(orderExtra.createdAt))
      .limit(atOnce);
    if (open.length === 0) return;
    for (const { id, orderId } of open) await database.transaction((tx) => callOff(tx, orderId, id));
  }
}

async function callOff(tx: Tx, orderId: string, id: string): Promise<void> {
  const row = await lockOrder(tx, orderId);
  const extra = await lockExtra(tx, id);
  if (!row || extra.status !== "open" || (await readPaymentOwed(tx, row.clientOrganizationId)) === 0) return;
  const input = { reason: texts.takenBack };
  await moveExtra(tx, row, extra, { move: "void", party: "system", actorId: null, input });
}
