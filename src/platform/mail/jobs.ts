import { eq, sql } from "drizzle-orm";
import type { Queue } from "../jobs/queue.ts";
import { type Delivery, deliveryBy } from "./delivery.ts";
import { mail } from "./tables.ts";

/** Hands a mail to the mail server; without one it stays in the table, where the dev outbox shows it. */
export function sendMailQueue(delivery: Delivery): Queue<{ mailId: string }> {
  const deliver = deliveryBy(delivery);
  return {
    name: "send-mail",
    retryLimit: 10,
    retryDelaySeconds: 30,
    async handle(database, { mailId }) {
      if (!deliver) return;
      const [row] = await database.reader.select().from(mail).where(eq(mail.id, mailId));
      if (!row || row.sentAt) return;
      await deliver(row);
      await database.reader.update(mail).set({ sentAt: sql`now()` }).where(eq(mail.id, mailId));
    },
  };
}
