import { and, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { isForAddress, type Notice, type NoticeKind, noticeKinds, type RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Preferences } from "../frequency.ts";
import { notification, notificationPreference } from "./tables.ts";
import type { Unsubscription } from "./unsubscribe-token.ts";

type ReaderId = Pick<Actor, "userId">;

/** The person's other tabs hear of it. */
async function markRead(tx: Tx, { userId }: ReaderId, which: SQL | undefined): Promise<void> {
  const { rowCount } = await tx
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(eq(notification.userId, userId), isNull(notification.readAt), which));
  if (rowCount) tx.changes.push({ resource: "notifications", userIds: [userId] });
}

/** Ignores another person's notification. */
export const markNotificationRead = (tx: Tx, reader: ReaderId, id: string): Promise<void> =>
  markRead(tx, reader, eq(notification.id, id));

/** Takes back that it was read, with all that were read in the same call: they share its instant. */
export async function markUnread(tx: Tx, { userId }: ReaderId, id: string): Promise<void> {
  const own = eq(notification.userId, userId);
  const isOfSameCall = sql`${notification.readAt} = (SELECT read_at FROM notification WHERE id = ${id} AND user_id = ${userId})`;
  await tx.update(notification).set({ readAt: null }).where(and(own, isOfSameCall));
  tx.changes.push({ resource: "notifications", userIds: [userId] });
}

export const markAllRead = (tx: Tx, reader: ReaderId, upTo?: string): Promise<void> =>
  markRead(tx, reader, upTo ? lte(notification.id, upTo) : undefined);

/** Opening a subject reads all that was told about it, or one kind of it. */
export const markSeen = (tx: Tx, reader: ReaderId, about: string, kind?: NoticeKind): Promise<void> =>
  markRead(tx, reader, and(eq(notification.about, about), kind && eq(notification.kind, kind)));

export type AnswerGiven = {
  event: Pick<RecordedEvent, "id" | "actorId" | "subjectId">;
  notices: readonly Notice[];
};

// Reads each person's unread ones once for a batch: they have no index by what they are about.
const readAnswered = `
  WITH answer AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS given ("actorId" uuid, about uuid, "eventId" uuid))
  UPDATE notification SET read_at = now() WHERE read_at IS NULL AND id = ANY (ARRAY(
    SELECT unread.id FROM (SELECT DISTINCT "actorId" AS id FROM answer) AS person
    CROSS JOIN LATERAL (SELECT id, about, event_id FROM notification WHERE user_id = person.id AND read_at IS NULL OFFSET 0) AS unread
    JOIN answer ON answer."actorId" = person.id AND answer.about = unread.about AND unread.event_id < answer."eventId"))
  RETURNING user_id AS "userId"`;

/**
 * Answering a subject reads all that was told about it before, whichever call or program answers: the one place for
 * this rule.
 */
export async function markAnswered(tx: Tx, answers: readonly AnswerGiven[]): Promise<void> {
  const given = answers.flatMap(({ event: { id, actorId, subjectId }, notices }) => {
    if (!actorId) return [];
    const abouts = notices.flatMap((notice) => (isForAddress(notice) ? [] : (notice.about ?? [])));
    return [...new Set([subjectId, ...abouts])].map((about) => ({ actorId, about, eventId: id }));
  });
  if (given.length === 0) return;
  const statement = { name: "notifications-answered", text: readAnswered, values: [JSON.stringify(given)] };
  const { rows } = await tx.$client.query<ReaderId>(statement);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  if (userIds.length > 0) tx.changes.push({ resource: "notifications", userIds });
}

/** Stores the choice of mails by kind (R7.2). */
export async function setPreferences(tx: Tx, actor: Actor, preferences: Preferences): Promise<void> {
  const rows = noticeKinds.map((kind) => ({ userId: actor.userId, kind, frequency: preferences[kind] }));
  await keepPreferences(tx, rows);
}

/** Ends mails of one kind, or of all; needs a mail's token, not a sign-in. */
export async function unsubscribe(tx: Tx, { userId, kind }: Unsubscription): Promise<void> {
  const kinds = kind === "all" ? noticeKinds : [kind];
  await keepPreferences(
    tx,
    kinds.map((each) => ({ userId, kind: each, frequency: "off" as const })),
  );
}

const keepPreferences = (tx: Tx, rows: (typeof notificationPreference.$inferInsert)[]) =>
  tx
    .insert(notificationPreference)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreference.userId, notificationPreference.kind],
      set: { frequency: sql`excluded.frequency` },
    });

export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await tx.delete(notification).where(eq(notification.userId, userId));
  await tx.delete(notificationPreference).where(eq(notificationPreference.userId, userId));
}

const keptDays = { read: 90, unread: 365 };

/** Removes old notifications, at most `limit`; returns how many. */
export async function forgetOldNotifications(tx: Tx, limit: number): Promise<number> {
  const { rowCount } = await tx.$client.query(
    `DELETE FROM notification WHERE id IN (
       SELECT id FROM notification
       WHERE created_at < now() - make_interval(days => $1)
         AND (read_at IS NOT NULL OR created_at < now() - make_interval(days => $2))
       ORDER BY created_at LIMIT $3)`,
    [keptDays.read, keptDays.unread, limit],
  );
  return rowCount ?? 0;
}
