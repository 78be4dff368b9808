import { peopleIn } from "#accounts/people/server/queries.ts";
import { type AddressNotice, isForAddress, type Notice, type PlaceNotice, type RecordedEvent } from "#events/event.ts";
import { linkInMail } from "#links/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { dueNow } from "#platform/database/now.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { digestHour, mailRules } from "../frequency.ts";

/**
 * Delivers a notice to a place's members or to one address; returns notification ids. Repeating an event tells nobody
 * twice (decision 0042).
 */
export async function deliver(tx: Tx, { id: eventId }: RecordedEvent, notice: Notice): Promise<string[]> {
  if (isForAddress(notice)) {
    await mailAddress(tx, notice);
    return [];
  }
  const people = await peopleIn(tx, notice.to);
  return people.length > 0 ? writeNotifications(tx, eventId, notice, people) : [];
}

/** Mails that need no account, such as invitations; preferences don't apply. */
async function mailAddress(tx: Tx, { to, subject, paragraphs, facts, action }: AddressNotice): Promise<void> {
  const { label, path, isSecret } = action;
  const link = { label, path: isSecret ? path : await linkInMail(tx, path) };
  await sendMail(tx, to.email, { subject, paragraphs, ...(facts && { facts }), action: link });
}

// Today's digest hour, or tomorrow's when it has passed.
const nextDigest = `date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + interval '${digestHour} hours'`;

const insert = `
  INSERT INTO notification (id, event_id, user_id, kind, title, paragraphs, facts, action_label, path, about, conversation, mail_due_at)
  SELECT new_id(), $1, person.id, $3, $4, $5, $6, $7, $8, $9, $10,
    CASE coalesce(chosen.frequency, $11)
      WHEN 'at_once' THEN ${dueNow} + make_interval(mins => $12)
      WHEN 'daily' THEN ${nextDigest} + CASE WHEN ${nextDigest} <= now() THEN interval '1 day' ELSE interval '0' END
    END
  FROM unnest($2::uuid[]) AS person (id)
  LEFT JOIN notification_preference AS chosen ON chosen.user_id = person.id AND chosen.kind = $3
  ON CONFLICT (event_id, user_id) DO NOTHING
  RETURNING id`;

async function writeNotifications(tx: Tx, eventId: string, notice: PlaceNotice, people: string[]): Promise<string[]> {
  const { kind, subject, paragraphs, facts = [], action, about = null, conversation = null } = notice;
  const { usual, waitMinutes = 0 } = mailRules[kind];
  const words = [kind, subject, paragraphs, JSON.stringify(facts), action.label, action.path];
  const { rows } = await tx.$client.query<{ id: string }>({
    name: "notifications-insert",
    text: insert,
    values: [eventId, people, ...words, about, conversation, usual, waitMinutes],
  });
  return rows.map(({ id }) => id);
}
