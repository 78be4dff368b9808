import type { NoticeKind } from "#events/event.ts";

/** What of the screens may have changed when somebody is told of something; queries begin with these names. */
export const affectedBy: Record<NoticeKind, readonly string[]> = {
  orderUpdates: [
    "orders",
    "order_events",
    "text_versions",
    "link_checks",
    "claims",
    "disputes",
    "campaigns",
    "wallets",
    "transactions",
  ],
  offers: ["offers", "wallets", "transactions"],
  messages: ["conversations", "messages", "comments", "shared_links"],
  listings: ["media", "formats"],
  billing: [
    "top_ups",
    "chargebacks",
    "withdrawals",
    "withdrawal_terms",
    "identity_verifications",
    "wallets",
    "transactions",
  ],
  productNews: [],
};

export const isKnownKind = (kind: unknown): kind is NoticeKind => typeof kind === "string" && kind in affectedBy;
