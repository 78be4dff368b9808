import { type NoticeKind, noticeKinds } from "#events/event.ts";

export const frequencies = ["at_once", "daily", "off"] as const;
export type Frequency = (typeof frequencies)[number];

type MailRule = {
  usual: Frequency;
  /** Mails wait this long: reading in the app cancels them, and later notifications join them. */
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

/** A mail without a wait goes out even when read, or an open screen would swallow it. */
export const waitsForReader = (kind: NoticeKind, frequency: Frequency): boolean =>
  frequency === "daily" || mailRules[kind].waitMinutes !== undefined;

export type Preferences = Record<NoticeKind, Frequency>;

export const preferencesOf = (chosen: Partial<Preferences>): Preferences =>
  Object.fromEntries(noticeKinds.map((kind) => [kind, chosen[kind] ?? mailRules[kind].usual])) as Preferences;

/** In UTC: Europe starts to work and America has not yet begun. */
export const digestHour = 7;
