import type { NoticeKind } from "#events/event.ts";
import { type Frequency, waitsForReader } from "./frequency.ts";

export type DueNotification = {
  id: string;
  /** Ids are in the order of events. */
  eventId: string;
  kind: NoticeKind;
  title: string;
  paragraphs: string[];
  action: { label: string; path: string };
  /** The subject's id, such as an order's. */
  about: string | null;
  frequency: Frequency;
  isRead: boolean;
};

export type NotificationLetter = {
  subject: string;
  paragraphs: string[];
  action: { label: string; path: string };
  /** The kind that the unsubscribe link ends; undefined for a mail about several kinds. */
  kind: NoticeKind | undefined;
  eventId: string;
};

/** Nobody reads longer digests; the app has the rest. */
const linesMax = 30;

/**
 * Takes due notifications, oldest first. Makes one mail for each notification, each conversation, and the digest; none
 * for mails turned off or read while they waited.
 */
export function lettersOf(due: DueNotification[]): NotificationLetter[] {
  const wanted = due.filter(
    ({ isRead, kind, frequency }) => frequency !== "off" && !(isRead && waitsForReader(kind, frequency)),
  );
  const daily = wanted.filter(({ frequency }) => frequency === "daily");
  const atOnce = wanted.filter(({ frequency }) => frequency === "at_once");
  return [...groupsOf(atOnce).map(letterOf), ...(daily.length > 0 ? [digestOf(daily)] : [])];
}

function groupsOf(due: DueNotification[]): DueNotification[][] {
  const groups = new Map<string, DueNotification[]>();
  for (const each of due) {
    const key = each.kind === "messages" && each.about ? each.about : each.id;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function letterOf(group: DueNotification[]): NotificationLetter {
  const [first] = group as [DueNotification, ...DueNotification[]];
  const { title, kind, action } = first;
  const subject = group.length > 1 ? `${title} (${group.length})` : title;
  const paragraphs = [...new Set(group.flatMap((each) => each.paragraphs))];
  return { subject, paragraphs, action, kind, eventId: lastOf(group) };
}

const lastOf = (due: DueNotification[]): string => due.at(-1)?.eventId ?? "";

function digestOf(daily: DueNotification[]): NotificationLetter {
  const shown = daily.slice(0, linesMax);
  const [first] = shown as [DueNotification, ...DueNotification[]];
  const more = daily.length - shown.length;
  const isOneKind = daily.every(({ kind }) => kind === first.kind);
  return {
    subject: daily.length === 1 ? first.title : `${daily.length} things since yesterday`,
    paragraphs: [
      ...shown.map(({ title, paragraphs: [opening] }) => (opening ? `${title}. ${opening}` : title)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: daily.length === 1 ? first.action : { label: "See all of it", path: "/notifications" },
    kind: isOneKind ? first.kind : undefined,
    eventId: lastOf(daily),
  };
}
