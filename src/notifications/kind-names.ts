import type { NoticeKind } from "#events/event.ts";

export const kindNames: Record<NoticeKind, string> = {
  orderUpdates: "Orders: sent, accepted, published, approved",
  offers: "Offers and answers to them",
  messages: "Messages about orders and offers",
  listings: "Outlets and formats: reviewed, listed, unverified",
  billing: "Top-ups, withdrawals and invoices",
  productNews: "News about the product",
};
