import type { NoticeKind } from "#events/event.ts";
import type { LetterFact, LetterItem } from "#platform/contract/letter-parts.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { type Frequency, waitsForReader } from "./frequency.ts";

export type DueNotification = {
  id: string;
  /** Ids are in the order of events. */
  eventId: string;
  kind: NoticeKind;
  title: string;
  paragraphs: string[];
  facts: LetterFact[];
  action: { label: string; path: string };
  /** The subject's id, such as an order's. */
  about: string | null;
  frequency: Frequency;
  isRead: boolean;
};

export type NotificationLetter = {
  subject: string;
  paragraphs: string[];
  facts: LetterFact[];
  items: LetterItem[];
  action: { label: string; path: string };
  /** The kind that the unsubscribe link ends; undefined for a mail about several kinds. */
  kind: NoticeKind | undefined;
  eventId: string;
};

const texts = catalogue("notifications.mails", {
  several: (title: string, count: number) => `${title} (${count})`,
  digest: (title: string, others: number) => `${title} (and ${others} more)`,
  sinceLast: "Everything that happened since your last digest.",
  more: (count: number) => `And ${count} more`,
  openInbox: "Open your inbox",
});

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
  const last = group.at(-1) as DueNotification;
  const { title, kind, facts, action, eventId } = last;
  const subject = group.length > 1 ? texts.several(title, group.length) : title;
  const paragraphs = [...new Set(group.flatMap((each) => each.paragraphs))];
  return { subject, paragraphs, facts, items: [], action, kind, eventId };
}

function digestOf(daily: DueNotification[]): NotificationLetter {
  const [first] = daily as [DueNotification, ...DueNotification[]];
  if (daily.length === 1) return letterOf(daily);
  const shown = daily.slice(0, linesMax);
  const more = daily.length - shown.length;
  const isOneKind = daily.every(({ kind }) => kind === first.kind);
  return {
    subject: texts.digest(first.title, daily.length - 1),
    paragraphs: [texts.sinceLast],
    facts: [],
    items: [
      ...shown.map(({ title, paragraphs: [opening = ""], action: { path } }) => ({ title, text: opening, path })),
      ...(more > 0 ? [{ title: texts.more(more), text: "", path: "/notifications" }] : []),
    ],
    action: { label: texts.openInbox, path: "/notifications" },
    kind: isOneKind ? first.kind : undefined,
    eventId: daily.at(-1)?.eventId ?? "",
  };
}
