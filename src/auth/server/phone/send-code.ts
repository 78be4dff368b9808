import { keepText, sendText, TextNotSent } from "#platform/mail/send-text.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Channel } from "../../contract.ts";
import type { AuthContext } from "../context.ts";
import { giveBackText } from "../limits/limits.ts";
import { newTextedCode } from "../mails/one-time-tokens.ts";
import { textNotSent } from "../refusals.ts";

const texts = catalogue("auth.textedCodes", {
  subject: (title: string) => `Your ${title} code`,
  worksOnce: "It works once. Give it to nobody.",
});

export type Line = { phone: string; channel: Channel };

/** A sent code; it works once `keepTextedCode` has stored it. */
export type TextedCode = { phone: string; code: string; messageId: string | undefined };

/** In the protocol's words. */
export type TextPurpose = "confirmation" | "phone_change" | "reauthentication";

/**
 * Sends a code before anything is written. After 422 `sms_send_failed` nothing has changed, and the number may ask
 * again at once.
 */
export async function textCode(context: AuthContext, line: Line, purpose: TextPurpose): Promise<TextedCode> {
  const { code, messageId, refused } = await sendCode(context, line);
  if (refused === undefined) return { phone: line.phone, code, messageId };
  await giveBackText(context.database, line.phone);
  throw textNotSent(purpose, refused);
}

/**
 * Returns undefined when sending fails, and logs why. A refusal, or no wait for the next code, would tell of an
 * account.
 */
export async function textCodeQuietly(context: AuthContext, line: Line): Promise<TextedCode | undefined> {
  const { code, messageId, refused } = await sendCode(context, line);
  return refused === undefined ? { phone: line.phone, code, messageId } : undefined;
}

type SentCode = { code: string; messageId?: string | undefined; refused?: string };

async function sendCode(context: AuthContext, { phone, channel }: Line): Promise<SentCode> {
  const code = newTextedCode(context.settings, phone);
  if (context.settings.testCodes.has(phone)) return { code };
  try {
    const recipient = channel === "whatsapp" ? `whatsapp:+${phone}` : `+${phone}`;
    return { code, messageId: await deliver(context, recipient, code) };
  } catch (error) {
    if (!(error instanceof TextNotSent)) throw error;
    context.log.warn({ reason: error.message }, "a text message was not sent");
    return { code, refused: error.message };
  }
}

async function deliver(
  { database, settings, textProvider }: AuthContext,
  recipient: string,
  code: string,
): Promise<string | undefined> {
  const subject = texts.subject(settings.APP_TITLE);
  const message = { subject, paragraphs: [texts.worksOnce], code };
  if (textProvider) return sendText(textProvider, recipient, message);
  await keepText(database.writer, recipient, message);
  return undefined;
}
