import { keepText, sendText, TextNotSent } from "#platform/mail/send-text.ts";
import type { Channel } from "../../contract.ts";
import type { AuthContext } from "../context.ts";
import { giveBackText } from "../limits/limits.ts";
import { newTextedCode } from "../mails/one-time-tokens.ts";
import { textNotSent } from "../refusals.ts";

/** A number, and how a message comes to it. */
export type Line = { phone: string; channel: Channel };

/** The code that has just gone to a number. It counts once `keepTextedCode` has stored it. */
export type TextedCode = { phone: string; code: string; messageId: string | undefined };

/** What the code is for, in the protocol's words. */
export type TextPurpose = "confirmation" | "phone_change" | "reauthentication";

/**
 * Sends a code while the caller waits, and before anything is written: when the provider refuses it (422
 * `sms_send_failed`), all is as it was, and the number need not wait to ask again. `held` is the number whose interval
 * the caller holds. To numbers for tests nothing is sent.
 */
export async function textCode(
  context: AuthContext,
  { phone, channel }: Line,
  purpose: TextPurpose,
  held = phone,
): Promise<TextedCode> {
  const code = newTextedCode(context.settings, phone);
  if (context.settings.testCodes.has(phone)) return { phone, code, messageId: undefined };
  try {
    const recipient = channel === "whatsapp" ? `whatsapp:+${phone}` : `+${phone}`;
    return { phone, code, messageId: await deliver(context, recipient, code) };
  } catch (error) {
    await giveBackText(context.database, held);
    if (!(error instanceof TextNotSent)) throw error;
    context.log.warn({ reason: error.message }, "a text message was not sent");
    throw textNotSent(purpose, error.message);
  }
}

async function deliver(
  { database, settings, textProvider }: AuthContext,
  recipient: string,
  code: string,
): Promise<string | undefined> {
  const subject = `Your ${settings.APP_TITLE} code`;
  const message = { subject, paragraphs: ["It works once. Give it to nobody."], code };
  if (textProvider) return sendText(textProvider, recipient, message);
  await keepText(database.reader, recipient, message);
  return undefined;
}
