import type { NoticeKind } from "#events/event.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("inbox", {
  title: "Inbox",
  tabs: "Lines of the inbox",
  all: "All",
  unread: "Unread",
  kinds: {
    orderUpdates: "Orders",
    offers: "Offers",
    messages: "Messages",
    listings: "Outlets",
    billing: "Money",
    productNews: "News",
  } satisfies Record<NoticeKind, string>,
  list: "Inbox, newest first",
  line: "The line you chose",
  opens: (conversation: string) => (conversation.startsWith("/api/offers/") ? "Open the offer" : "Open the order"),
  none: "Nothing here yet",
  noneText: "Orders, offers, messages and decisions about your outlets and your money show up here.",
  noneUnread: "All caught up",
  nothingChosen: "Choose a line to read it here",
  nothingChosenText: "J and K move through the list, Enter opens a line, E marks it as read.",
});
