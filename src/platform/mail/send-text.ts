import type { Tx } from "../database/database.ts";
import type { Letter } from "./letter.ts";
import { mail } from "./tables.ts";

/** A text message as its writer thinks of it. */
export type TextMessage = Pick<Letter, "subject" | "paragraphs" | "code">;

/**
 * Writes a text message beside the mails, in the cause's own transaction; the `send-text` job delivers it after the
 * commit. `recipient` is the number with its plus, or `whatsapp:` before that.
 */
export async function sendText(tx: Tx, recipient: string, message: TextMessage): Promise<void> {
  const [row] = await tx.insert(mail).values({ recipient, letter: message }).returning({ id: mail.id });
  if (row) await tx.enqueue("send-text", { mailId: row.id });
}
