import type { Tx } from "../database/database.ts";
import type { Letter } from "./letter.ts";
import { mail } from "./tables.ts";

/** Writes the mail in the cause's own transaction; the `send-mail` job delivers it after the commit. */
export async function sendMail(tx: Tx, recipient: string, letter: Letter): Promise<void> {
  const [row] = await tx.insert(mail).values({ recipient, letter }).returning({ id: mail.id });
  if (row) await tx.enqueue("send-mail", { mailId: row.id });
}
