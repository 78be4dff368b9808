import { catalogue } from "#platform/web/catalogue.ts";
import type { Frequency } from "../frequency.ts";
import { kindNames } from "../kind-names.ts";

const shown = (unread: number): string => (unread > 99 ? "99+" : String(unread));

export const texts = catalogue("notifications", {
  title: "Notifications",
  bell: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${shown(unread)} unread`),
  unread: "Unread",
  nothingNew: "Nothing new",
  more: (count: number) => `and ${count} more`,
  all: "All notifications",
  allRead: "Mark all as read",
  read: "Mark as read",
  readOne: (title: string) => `Mark as read: ${title}`,
  changes: { read: "Read marks" },
  filter: "Which notifications",
  filters: { all: "All", unread: "Unread" },
  none: "No notifications yet",
  noneText: "Orders, messages and decisions about your outlets show up here.",
  noneUnread: "All caught up",
  choose: "Mail preferences",
  preferences: {
    lead: "Choose when you get mails. The app always shows news, and account mails always arrive.",
    names: kindNames,
    frequencies: { at_once: "At once", daily: "Once a day", off: "No mails" } satisfies Record<Frequency, string>,
  },
});
