import type { Writer } from "../database/database.ts";
import { tracedFetch } from "../tracing/outgoing.ts";
import type { Letter } from "./letter.ts";
import { keepInOutbox } from "./outbox.ts";

export type TextMessage = Pick<Letter, "subject" | "paragraphs" | "code">;

/** An account at Twilio or a service with the same API. */
export type TextProvider = {
  url: string;
  account: string;
  token: string;
  /** A number, or the id of a Twilio service with several numbers (`MG…`). */
  from: string;
};

/** Its message names no number and no secret. */
export class TextNotSent extends Error {}

/** A person waits for the answer. */
const timeoutMilliseconds = 4_000;

/**
 * Sends a text message and returns the provider's id of it. `recipient` is the number with its plus, or `whatsapp:`
 * before it. Throws `TextNotSent` after a refusal or four seconds: call it outside of transactions. A message that
 * timed out may still arrive.
 */
export async function sendText(
  provider: TextProvider,
  recipient: string,
  message: TextMessage,
): Promise<string | undefined> {
  try {
    const answer = await post(provider, recipient, textOf(message));
    const told = (await answer.json().catch(() => ({}))) as { sid?: string; code?: number };
    if (answer.ok) return told.sid;
    throw new TextNotSent(`status ${answer.status}${Number.isInteger(told.code) ? `, error ${told.code}` : ""}`);
  } catch (error) {
    throw error instanceof TextNotSent ? error : new TextNotSent(reasonOf(error as Error));
  }
}

/** Without a provider, text messages are kept beside the mails for the dev outbox. */
export async function keepText(writer: Writer, recipient: string, message: TextMessage): Promise<void> {
  await keepInOutbox(writer, { recipient, letter: message });
}

async function post({ url, account, token, from }: TextProvider, to: string, text: string): Promise<Response> {
  const channel = to.startsWith("whatsapp:") ? "whatsapp:" : "";
  const sender: Record<string, string> = from.startsWith("MG")
    ? { MessagingServiceSid: from }
    : { From: channel + from };
  return tracedFetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
    body: new URLSearchParams({ To: to, ...sender, Body: text }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
    redirect: "error",
  });
}

function reasonOf({ name, cause }: Error): string {
  if (name === "TimeoutError") return "no answer in time";
  const { code } = (cause ?? {}) as { code?: string };
  return code ? `no connection (${code})` : "no connection";
}

function textOf({ subject, paragraphs, code }: TextMessage): string {
  return [code ? `${subject}: ${code}.` : `${subject}.`, ...paragraphs].join(" ");
}
