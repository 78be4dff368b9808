import { eq, sql } from "drizzle-orm";
import type { Tx } from "../database/database.ts";
import { forgetAll } from "../growth/forget.ts";
import type { Queue } from "../jobs/queue.ts";
import { type Delivery, deliveryBy } from "./delivery.ts";
import { mail } from "./tables.ts";

/** Hands a mail to the mail server. Without one it counts as sent where the dev outbox shows it, and else waits. */
export function sendMailQueue({
  hasOutbox,
  ...delivery
}: Delivery & { hasOutbox: boolean }): Queue<{ mailId: string }> {
  const deliver = deliveryBy(delivery);
  return {
    name: "send-mail",
    retryLimit: 10,
    retryDelaySeconds: 30,
    async handle(database, { mailId }) {
      if (!deliver && !hasOutbox) return;
      const [row] = await database.reader.select().from(mail).where(eq(mail.id, mailId));
      if (!row || row.sentAt) return;
      await deliver?.(row);
      // Delivered links and codes are secrets that nothing needs any more.
      const letter = deliver ? { subject: row.letter.subject, paragraphs: [] } : row.letter;
      await database.writer.update(mail).set({ sentAt: sql`now()`, letter }).where(eq(mail.id, mailId));
    },
  };
}

/** Older mails stay unsent: they would confuse more than they tell. */
const unsentDays = 3;
const unsentAtOnce = 1_000;

/** Without a job the retries of `send-mail` were used up, after eight hours at least. */
const unsent = `
  SELECT id FROM mail
  WHERE sent_at IS NULL AND created_at > now() - make_interval(days => $1)
    AND id::text NOT IN (SELECT data ->> 'mailId' FROM pgboss.job WHERE name = 'send-mail' AND state < 'completed' AND data ? 'mailId')
  ORDER BY created_at, id LIMIT $2`;

/** Tries mails again whose jobs gave up, as in a long outage of the mail server. Nothing to do where mails only wait. */
export const sendUnsentMailsQueue = (canSend: boolean): Queue => ({
  name: "send-unsent-mails",
  cron: "23 * * * *",
  async handle(database) {
    if (canSend) await database.transaction(sendUnsent);
  },
});

async function sendUnsent(tx: Tx): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string }>(unsent, [unsentDays, unsentAtOnce]);
  for (const { id } of rows) await tx.enqueue("send-mail", { mailId: id });
}

const mailDays = 30;

const forgetOld = `
  DELETE FROM mail WHERE id IN (
    SELECT id FROM mail WHERE created_at < now() - make_interval(days => $1) ORDER BY created_at LIMIT $2)`;

/** Removes old mails: their addresses are personal. */
export const forgetMailsQueue: Queue = {
  name: "forget-mails",
  cron: "9 4 * * *",
  handle: (database) =>
    forgetAll(database, async (tx, limit) => (await tx.$client.query(forgetOld, [mailDays, limit])).rowCount ?? 0),
};

/** Removes the mails to an address whose owner deletes their account. */
export async function forgetMailsTo(tx: Tx, address: string): Promise<void> {
  await tx.delete(mail).where(eq(mail.recipient, address));
}
