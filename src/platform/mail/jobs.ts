import { eq, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Queue } from "../jobs/queue.ts";
import { headersOf, renderLetter, type Sender } from "./letter.ts";
import { mail } from "./tables.ts";

type Delivery = { smtpUrl: string | undefined; from: string; sender: Sender };

/** Hands a mail to the mail server; without one it stays in the table, where the dev outbox shows it. */
export function sendMailQueue({ smtpUrl, from, sender }: Delivery): Queue<{ mailId: string }> {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  return {
    name: "send-mail",
    retryLimit: 10,
    retryDelaySeconds: 30,
    async handle(database, { mailId }) {
      if (!transport) return;
      const [row] = await database.reader.select().from(mail).where(eq(mail.id, mailId));
      if (!row || row.sentAt) return;
      const { html, text } = renderLetter(row.letter, sender);
      await transport.sendMail({
        from,
        to: row.recipient,
        subject: row.letter.subject,
        html,
        text,
        headers: headersOf(row.letter, sender),
        messageId: `<${mailId}@${new URL(sender.publicUrl).hostname}>`,
      });
      await database.reader.update(mail).set({ sentAt: sql`now()` }).where(eq(mail.id, mailId));
    },
  };
}
