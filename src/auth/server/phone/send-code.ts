import type { Tx } from "#platform/database/database.ts";
import { sendText } from "#platform/mail/send-text.ts";
import type { Channel } from "../../contract.ts";
import type { AuthSettings } from "../config.ts";
import { issueTextedCode } from "../one-time-tokens.ts";
import type { OneTimeTokenType } from "../tables.ts";

/** A number, and how a message comes to it. */
export type Line = { phone: string; channel: Channel };

/** Sends the account a code to that number; to numbers for tests nothing is sent. */
export async function sendCode(
  tx: Tx,
  settings: AuthSettings,
  userId: string,
  { phone, channel }: Line,
  tokenType: OneTimeTokenType,
): Promise<void> {
  const code = await issueTextedCode(tx, settings, { userId, phone, tokenType });
  if (settings.testCodes.has(phone)) return;
  const message = {
    subject: `Your ${settings.APP_TITLE} code`,
    paragraphs: ["It works once. Give it to nobody."],
    code,
  };
  await sendText(tx, channel === "whatsapp" ? `whatsapp:+${phone}` : `+${phone}`, message);
}
