import type { Logger } from "pino";
import { linkInMail } from "#links/server/commands.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { lettersOf, type NotificationLetter } from "../letters.ts";
import { type Due, takeDueNotifications } from "./queries-due.ts";
import { writeUnsubscribeToken } from "./unsubscribe-token.ts";

/**
 * Writes due mails. Mails and marks commit together, so a dying process leaves all to the next one. Any number may run
 * at once. `signal` ends it after the batch at hand.
 */
export async function mailDueNotifications(database: Database, log: Logger, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await mailDueBatch(database)) > 0) log.debug("notifications mailed");
}

/** One batch, longest due first; returns how many notifications were settled. */
export async function mailDueBatch(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const due = await takeDueNotifications(tx);
    for (const { to, letter } of lettersInOrder(due)) await mailLetter(tx, to, letter);
    if (due.length > 0) await settle(tx, due);
    return due.length;
  });
}

/** Across people, in the order of events. */
function lettersInOrder(due: Due[]): { to: Recipient; letter: NotificationLetter }[] {
  const people = new Map(due.map((each) => [each.userId, each]));
  return [...people.values()]
    .flatMap((to) => lettersOf(due.filter(({ userId }) => userId === to.userId)).map((letter) => ({ to, letter })))
    .sort((one, other) => (one.letter.eventId < other.letter.eventId ? -1 : 1));
}

type Recipient = Pick<Due, "userId" | "email">;

async function mailLetter(tx: Tx, to: Recipient, letter: NotificationLetter): Promise<void> {
  const { subject, paragraphs, facts, items, action, kind = "all" } = letter;
  const token = await writeUnsubscribeToken(tx, { userId: to.userId, kind });
  await sendMail(tx, to.email, {
    subject,
    paragraphs,
    facts,
    items,
    action: { label: action.label, path: await linkInMail(tx, action.path) },
    unsubscribePath: `/unsubscribe?token=${token}`,
    preferencesPath: "/profile/notifications",
  });
}

async function settle(tx: Tx, due: Due[]): Promise<void> {
  await tx.$client.query({
    name: "notifications-settle",
    text: "UPDATE notification SET mail_due_at = NULL WHERE id = ANY ($1::uuid[])",
    values: [due.map(({ id }) => id)],
  });
}
