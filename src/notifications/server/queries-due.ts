import type { Tx } from "#platform/database/database.ts";
import { type Frequency, mailRules } from "../frequency.ts";
import type { DueNotification } from "../letters.ts";

const peopleAtOnce = 50;
/** For all people of a batch together; more go into another mail. */
const notificationsAtOnce = 2_000;

export type Due = DueNotification & { userId: string; email: string };
type DueRow = Omit<Due, "frequency" | "action"> & { chosen: Frequency | null; label: string; path: string };

const take = `
  SELECT notification.id, event_id AS "eventId", notification.user_id AS "userId", person.email, notification.kind, title, paragraphs, facts, path,
    action_label AS label, about, read_at IS NOT NULL AS "isRead", chosen.frequency AS chosen
  FROM notification JOIN client_user AS person ON person.id = notification.user_id
  LEFT JOIN notification_preference AS chosen ON chosen.user_id = person.id AND chosen.kind = notification.kind
  WHERE mail_due_at <= now() AND notification.user_id IN (
    SELECT user_id FROM notification WHERE mail_due_at <= now() ORDER BY mail_due_at LIMIT $1)
  ORDER BY event_id, notification.id LIMIT $2 FOR UPDATE OF notification SKIP LOCKED`;

/** Locks due notifications of the longest waiting people that no other process has; oldest first. */
export async function takeDueNotifications(tx: Tx): Promise<Due[]> {
  const values = [peopleAtOnce, notificationsAtOnce];
  const { rows } = await tx.$client.query<DueRow>({ name: "notifications-take-due", text: take, values });
  return rows.map(({ chosen, label, path, ...row }) => ({
    ...row,
    action: { label, path },
    frequency: chosen ?? mailRules[row.kind].usual,
  }));
}
