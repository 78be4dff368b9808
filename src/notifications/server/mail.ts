import { mailAddressesOf } from "#accounts/people/server/queries.ts";
import type { Notice } from "#events/event.ts";
import { linkInMail } from "#links/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";

/** Writes a notice as a mail to each of those whom it is for; their link leads through a counted one. */
export async function mailNotice(tx: Tx, { to, subject, paragraphs, action }: Notice): Promise<void> {
  const { label, path, isSecret } = action;
  const letter = { subject, paragraphs, action: { label, path: isSecret ? path : await linkInMail(tx, path) } };
  const recipients = "email" in to ? [to.email] : await mailAddressesOf(tx, to);
  for (const recipient of recipients) await sendMail(tx, recipient, letter);
}
