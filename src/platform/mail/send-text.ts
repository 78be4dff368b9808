import type { Reader } from "../database/database.ts";
import type { Letter } from "./letter.ts";
import { keepInOutbox } from "./outbox.ts";

/** A text message as its writer thinks of it. */
export type TextMessage = Pick<Letter, "subject" | "paragraphs" | "code">;

/** An account at an installation that sends text messages as Twilio does. */
export type TextProvider = {
  url: string;
  account: string;
  token: string;
  /** A number, or the id of a service of the provider's that has several (`MG…`). */
  from: string;
};

/** Why a message was not sent; the text names no number and no secret. */
export class TextNotSent extends Error {}

/** Somebody waits for the answer. */
const timeoutMilliseconds = 4_000;

/**
 * Hands a text message to the provider and answers the provider's id of it. `recipient` is the number with its plus, or
 * `whatsapp:` before that. Throws `TextNotSent` when the provider refuses it or takes more than seconds, so call it outside of
 * transactions. A message without an answer in time may yet arrive.
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

/** Where nobody sends text messages they lie beside the mails, where the dev outbox shows them. */
export async function keepText(reader: Reader, recipient: string, message: TextMessage): Promise<void> {
  await keepInOutbox(reader, { recipient, letter: message });
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
    redirect: "error",
  });
}

function reasonOf({ name, cause }: Error): string {
  if (name === "TimeoutError") return "no answer in time";
  const { code } = (cause ?? {}) as { code?: string };
  return code ? `no connection (${code})` : "no connection";
}

/** In one line. */
function textOf({ subject, paragraphs, code }: TextMessage): string {
  return [code ? `${subject}: ${code}.` : `${subject}.`, ...paragraphs].join(" ");
}
