import { type NoticeKind, noticeKinds } from "#events/event.ts";

/** When somebody gets mails of a kind of notification. */
export const frequencies = ["at_once", "daily", "off"] as const;
export type Frequency = (typeof frequencies)[number];

type MailRule = {
  /** Until somebody has chosen. */
  usual: Frequency;
  /** So long a mail waits: who reads in the app meanwhile gets none, and what comes in the meantime goes with it. */
  waitMinutes?: number;
};

export const mailRules: Record<NoticeKind, MailRule> = {
  orderUpdates: { usual: "at_once" },
  offers: { usual: "at_once" },
  messages: { usual: "at_once", waitMinutes: 2 },
  listings: { usual: "at_once" },
  billing: { usual: "at_once" },
  productNews: { usual: "off" },
};

/** Whether a mail waits for its reader: one that goes out at once is written whoever was faster, or an open screen would eat it. */
export const waitsForReader = (kind: NoticeKind, frequency: Frequency): boolean =>
  frequency === "daily" || mailRules[kind].waitMinutes !== undefined;

export type Preferences = Record<NoticeKind, Frequency>;

/** What somebody has chosen, and the usual for the rest. */
export const preferencesOf = (chosen: Partial<Preferences>): Preferences =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, chosen[kind] ?? mailRules[kind].usual])) as Preferences;

/** The daily digest goes out at this hour, UTC: when Europe begins to work, and before America does. */
export const digestHour = 7;
