import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { type NoticeKind, noticeKinds } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Preferences } from "../frequency.ts";
import { notification, notificationPreference } from "./tables.ts";
import type { Unsubscription } from "./unsubscribe-token.ts";

const ownUnread = ({ userId }: Pick<Actor, "userId">) =>
  and(eq(notification.userId, userId), isNull(notification.readAt));

/** Ignores another person's notification. */
export async function markNotificationRead(tx: Tx, actor: Actor, id: string): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(ownUnread(actor), eq(notification.id, id)));
}

export async function markAllRead(tx: Tx, actor: Actor, upTo?: string): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(ownUnread(actor), upTo ? lte(notification.id, upTo) : undefined));
}

/** Marks everything about a subject, or one kind of it, as read. */
export async function markSeen(tx: Tx, actor: Pick<Actor, "userId">, about: string, kind?: NoticeKind): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(and(ownUnread(actor), eq(notification.about, about), kind && eq(notification.kind, kind)));
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
