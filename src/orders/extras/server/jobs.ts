import { asc } from "drizzle-orm";
import type { Queue } from "#platform/jobs/queue.ts";
import { callOffUnpaid } from "../../server/commands/unpaid.ts";
import { isOver, settleExtra } from "./deadline.ts";
import { orderExtra } from "./tables.ts";
import { callOffUnpaidExtras } from "./unpaid.ts";

const atOnce = 500;

/** Ends overdue extras and those that their order left behind, every minute, each in its own transaction. */
export const settleExtrasQueue: Queue = {
  name: "settle-extras",
  cron: "* * * * *",
  async handle(database, _data, log) {
    const due = await database.reader
      .select({ id: orderExtra.id, orderId: orderExtra.orderId })
      .from(orderExtra)
      .where(isOver)
      .orderBy(asc(orderExtra.deadlineAt))
      .limit(atOnce);
    for (const { id, orderId } of due) {
      try {
        await database.transaction((tx) => settleExtra(tx, orderId, id));
      } catch (error) {
        log.error({ err: error, extraId: id }, "extra not settled");
      }
    }
  },
};

/** After a payment was reversed. An unanswered proposal costs its publisher less than a canceled order. */
export const callOffUnpaidQueue: Queue<{ organizationId: string }> = {
  name: "call-off-unpaid",
  async handle(database, { organizationId }) {
    await callOffUnpaidExtras(database, organizationId);
    await callOffUnpaid(database, organizationId);
  },
};
