import { eq, sql } from "drizzle-orm";
import type { Queue } from "../jobs/jobs.ts";
import type { TextMessage } from "./send-text.ts";
import { mail } from "./tables.ts";

/** An account at a house that sends text messages as Twilio does. */
export type TextProvider = {
  url: string;
  account: string;
  token: string;
  /** A number, or the id of a service of the provider's that has several (`MG…`). */
  from: string;
};

const timeoutMilliseconds = 10_000;

/**
 * Hands a text message to the provider; without one it stays in the table, where the dev outbox shows it. A provider that
 * is away is asked again; what it refuses for good (a number that is none) is only logged.
 */
export function sendTextQueue(provider: TextProvider | undefined): Queue<{ mailId: string }> {
  return {
    name: "send-text",
    // A code lives a minute: later tries are of no use to anybody.
    retryLimit: 3,
    retryDelaySeconds: 3,
    async handle(database, { mailId }, log) {
      if (!provider) return;
      const [row] = await database.reader.select().from(mail).where(eq(mail.id, mailId));
      if (!row || row.sentAt) return;
      const answer = await post(provider, row.recipient, textOf(row.letter));
      if (answer.status === 429 || answer.status >= 500) throw new Error(`the SMS provider answered ${answer.status}`);
      if (!answer.ok) return log.warn({ status: answer.status, mailId }, "the SMS provider refused a message");
      await database.reader.update(mail).set({ sentAt: sql`now()` }).where(eq(mail.id, mailId));
    },
  };
}

async function post({ url, account, token, from }: TextProvider, to: string, text: string): Promise<Response> {
  const channel = to.startsWith("whatsapp:") ? "whatsapp:" : "";
  const sender: Record<string, string> = from.startsWith("MG")
    ? { MessagingServiceSid: from }
    : { From: channel + from };
  return fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
    body: new URLSearchParams({ To: to, ...sender, Body: text }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
}

/** In one line. */
function textOf({ subject, paragraphs, code }: TextMessage): string {
  return [code ? `${subject}: ${code}.` : `${subject}.`, ...paragraphs].join(" ");
}
