import { createTransport } from "nodemailer";
import { calling } from "../tracing/outgoing.ts";
import { headersOf, type Letter, type Sender } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

/** Without `smtpUrl` mails stay in the table, where the dev outbox shows them. */
export type Delivery = { smtpUrl: string | undefined; from: string; sender: Sender };

/** Hands one mail to the mail server. Throws its refusal. */
export type Deliver = (mail: { id: string; recipient: string; letter: Letter }) => Promise<void>;

/**
 * Makes the only way by which mails leave; undefined without a mail server. `timeoutMilliseconds` is for callers who
 * wait for the answer.
 */
export function deliveryBy({ smtpUrl, from, sender }: Delivery, timeoutMilliseconds?: number): Deliver | undefined {
  if (!smtpUrl) return undefined;
  const patience = { connectionTimeout: timeoutMilliseconds, greetingTimeout: timeoutMilliseconds };
  const transport = createTransport(
    timeoutMilliseconds ? { url: smtpUrl, ...patience, socketTimeout: timeoutMilliseconds } : { url: smtpUrl },
  );
  return async ({ id, recipient, letter }) => {
    const { html, text } = renderLetter(letter, sender);
    const message = {
      from,
      to: recipient,
      subject: letter.subject,
      html,
      text,
      headers: headersOf(letter, sender),
      messageId: `<${id}@${new URL(sender.publicUrl).hostname}>`,
    };
    await calling("SMTP", smtpUrl, () => transport.sendMail(message));
  };
}
