import type { NoticeKind } from "#events/event.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { digestHour, type Frequency } from "../frequency.ts";
import { kindNames } from "../kind-names.ts";

const shown = (unread: number): string => (unread > 99 ? "99+" : String(unread));

export const texts = catalogue("notifications", {
  title: "Notifications",
  bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${shown(unread)} unread`),
  unread: "Unread",
  nothingNew: "Nothing new",
  more: (count: number) => `and ${count} more`,
  all: "Open your inbox",
  allRead: "Mark all as read",
  readOne: (title: string) => `Mark as read: ${title}`,
  changes: { read: "Read marks", preferences: "Your mail preferences" },
  markedRead: (count: number) => (count === 1 ? "Marked as read" : `${count} marked as read`),
  markedAllRead: "All marked as read",
  choose: "Mail preferences",
  preferences: {
    lead: `Your inbox always shows everything. Choose how soon it also reaches you by mail: at once, or in one digest at ${digestHour}:00 AM UTC. Mails about your account and sign-in always arrive.`,
    names: kindNames,
    about: {
      orderUpdates: "With outlet, amount and deadline in the subject, and a reminder before you run out of time.",
      offers: "New offers, counter-offers and answers, with the price and until when you can answer.",
      messages: "Two minutes after it was written, unless you read it here first. Several in a row are one mail.",
      listings: "Reviews of your outlets and formats, and proofs of your domains that went missing.",
      billing: "Money that arrived, went out or ran low.",
      productNews: "What is new in the product. Rarely.",
    } satisfies Record<NoticeKind, string>,
    frequencies: { at_once: "At once", daily: "Once a day", off: "No mails" } satisfies Record<Frequency, string>,
  },
});
