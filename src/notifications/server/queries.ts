import type { Actor } from "#accounts/actor.ts";
import { type NoticeKind, noticeKinds } from "#events/event.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { type ListedPage, readList } from "#platform/lists/list.ts";
import { type ListOrder, parameters } from "#platform/lists/list-statements.ts";
import type { Notification } from "../contract.ts";
import { type Frequency, type Preferences, preferencesOf } from "../frequency.ts";

type NotificationRow = Omit<Notification, "text" | "readAt" | "createdAt"> & { readAt: Date | null; createdAt: Date };

const columns = `id, kind, title, paragraphs, facts, action_label AS "actionLabel", path, conversation, read_at AS "readAt", created_at AS "createdAt"`;

const representNotification = ({ readAt, createdAt, ...row }: NotificationRow): Notification => ({
  ...row,
  text: row.paragraphs[0] ?? "",
  readAt: readAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

type NotificationQuery = PageQuery & { unread?: "true" | "false" | undefined; kind?: NoticeKind | undefined };

const newest: ListOrder = [{ column: "id", direction: "DESC" }];

/** Newest first; by `notification_person`, `notification_kind` and `notification_unread`. */
export async function listNotifications(
  reader: Reader,
  { userId }: Actor,
  { unread, kind, ...page }: NotificationQuery,
): Promise<ListedPage<Notification>> {
  const { values, of } = parameters();
  const where = [
    `item.user_id = ${of(userId)}`,
    unread === "true" && "item.read_at IS NULL",
    kind && `item.kind = ${of(kind)}`,
  ];
  const list = {
    name: "notifications",
    branches: [{ from: "notification AS item", where }],
    order: newest,
    columns,
    joins: "JOIN notification USING (id)",
    values,
  };
  return readList(reader, list, page, representNotification);
}

/** Returns undefined for another person's. */
export async function findNotification(reader: Reader, { userId }: Actor, id: string) {
  const { rows } = await reader.$client.query<NotificationRow>({
    name: "notification-one",
    text: `SELECT ${columns} FROM notification WHERE id = $1 AND user_id = $2`,
    values: [id, userId],
  });
  return rows[0] && representNotification(rows[0]);
}

export type AddressedNotification = { userId: string; notification: Notification };

/** Keeps only notifications of these people, oldest first, for their streams. */
export async function notificationsFor(
  reader: Reader,
  ids: string[],
  userIds: string[],
): Promise<AddressedNotification[]> {
  const { rows } = await reader.$client.query<NotificationRow & { userId: string }>({
    name: "notifications-for",
    text: `SELECT user_id AS "userId", ${columns} FROM notification
           WHERE id = ANY ($1::uuid[]) AND user_id = ANY ($2::uuid[]) ORDER BY id`,
    values: [ids, userIds],
  });
  return rows.map((row) => ({ userId: row.userId, notification: representNotification(row) }));
}

const replayMax = 100;

/** Oldest first, at most a hundred; `isWhole` is false when more were missed. */
export type NotificationReplay = { notifications: Notification[]; isWhole: boolean };

/**
 * Notifications after `lastId`; not whole when that one was forgotten. Commits are out of order, so the minute before it
 * is repeated.
 */
export async function notificationsSince(reader: Reader, userId: string, lastId: string): Promise<NotificationReplay> {
  const { rows } = await reader.$client.query<NotificationRow>({
    name: "notifications-since",
    text: `SELECT * FROM (
             SELECT ${columns} FROM notification WHERE user_id = $1 AND created_at > (
               SELECT created_at - interval '1 minute' FROM notification WHERE id = $2 AND user_id = $1)
             ORDER BY id DESC LIMIT ${replayMax + 1}) AS missed ORDER BY id`,
    values: [userId, lastId],
  });
  const { notifications, isWhole } = replayOf(rows);
  return {
    notifications: notifications.filter(({ id }) => id !== lastId),
    isWhole: isWhole && rows.some(({ id }) => id === lastId),
  };
}

function replayOf(rows: NotificationRow[]): NotificationReplay {
  return { notifications: rows.slice(-replayMax).map(representNotification), isWhole: rows.length <= replayMax };
}

// A reader's transaction takes a moment between writing and committing.
const latestCommitSeconds = 5;

export async function notificationsWithin(
  reader: Reader,
  userId: string,
  milliseconds: number,
): Promise<NotificationReplay> {
  const { rows } = await reader.$client.query<NotificationRow>({
    name: "notifications-within",
    text: `SELECT * FROM (
             SELECT ${columns} FROM notification WHERE user_id = $1 AND created_at > now() - make_interval(secs => $2)
             ORDER BY id DESC LIMIT ${replayMax + 1}) AS told ORDER BY id`,
    values: [userId, milliseconds / 1_000 + latestCommitSeconds],
  });
  return replayOf(rows);
}

/** The actor's choice of mails by kind, with defaults. */
export async function readPreferences(reader: Reader, { userId }: Actor): Promise<Preferences & { id: string }> {
  const { rows } = await reader.$client.query<{ kind: NoticeKind; frequency: Frequency }>({
    name: "notification-preferences",
    text: "SELECT kind, frequency FROM notification_preference WHERE user_id = $1 AND kind = ANY ($2)",
    values: [userId, noticeKinds],
  });
  return { id: userId, ...preferencesOf(Object.fromEntries(rows.map(({ kind, frequency }) => [kind, frequency]))) };
}
