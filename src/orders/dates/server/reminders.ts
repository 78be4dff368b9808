import { and, asc, isNotNull, lte, sql } from "drizzle-orm";
import type { NewEvent } from "#events/event.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { readNow } from "#platform/database/now.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { findStoryTellersOf } from "../../disputes/server/queries.ts";
import type { OrderParty } from "../../moves/party.ts";
import type { OrderRow } from "../../server/move-request.ts";
import { order } from "../../server/tables.ts";
import { waitsFor } from "../../timer.ts";
import { nextReminder } from "../reminders.ts";

const batch = 100;

export const reminderHappenings = ["due"] as const;

/**
 * Reminds 48 and 12 hours before a deadline. Row locks and one transaction with the next reminder's time keep it to one
 * mail each.
 */
export const remindQueue: Queue = {
  name: "remind-of-deadlines",
  cron: "* * * * *",
  async handle(database) {
    while ((await database.transaction(remindNext)) === batch);
  },
};

async function remindNext(tx: Tx): Promise<number> {
  const rows = await tx
    .select()
    .from(order)
    .where(and(isNotNull(order.nextReminderAt), lte(order.nextReminderAt, sql`now()`)))
    .orderBy(asc(order.nextReminderAt))
    .limit(batch)
    .for("update", { skipLocked: true });
  const now = await readNow(tx);
  const told = await findStoryTellersOf(
    tx,
    rows.map(({ id }) => id),
  );
  await recordEvents(
    tx,
    rows.filter(({ dueAt }) => dueAt && dueAt > now).flatMap((row) => reminderOf(row, told)),
  );
  await planNext(tx, rows, now);
  return rows.length;
}

function reminderOf(row: OrderRow, told: Map<string, OrderParty[]>): NewEvent[] {
  const dispute = { toldBy: told.get(row.id) ?? [], isAnswerOver: false };
  const organizationIds = waitsFor({ ...row, dispute }).map((side) =>
    side === "client" ? row.clientOrganizationId : row.publisherOrganizationId,
  );
  if (organizationIds.length === 0) return [];
  return [
    {
      subject: "reminder",
      subjectId: row.id,
      verb: reminderHappenings[0],
      organizationIds,
      party: "system",
      actorId: null,
      toState: row.status,
    },
  ];
}

async function planNext(tx: Tx, rows: OrderRow[], now: Date): Promise<void> {
  const planned = rows.map(({ id, dueAt }) => ({ id, nextReminderAt: nextReminder(dueAt, now) }));
  await tx.$client.query({
    name: "reminders-plan",
    text: `UPDATE publication_order SET next_reminder_at = planned."nextReminderAt"
           FROM json_to_recordset($1) AS planned (id uuid, "nextReminderAt" timestamptz) WHERE publication_order.id = planned.id`,
    values: [JSON.stringify(planned)],
  });
}
