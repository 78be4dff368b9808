import type { NoticeKind } from "#events/event.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const kindNames = catalogue("notifications.kinds", {
  orderUpdates: "Orders: sent, accepted, published, approved",
  offers: "Offers and answers to them",
  messages: "Messages about orders and offers",
  listings: "Outlets and formats: reviewed, listed, unverified",
  billing: "Top-ups, withdrawals and invoices",
  productNews: "News about the product",
} satisfies Record<NoticeKind, string>);
