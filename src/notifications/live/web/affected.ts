import type { NoticeKind } from "#events/event.ts";
import { api } from "#platform/web/calls/client.ts";
import type { refresh } from "#platform/web/query-client.ts";

export const affectedBy: Record<NoticeKind, Parameters<typeof refresh>> = {
  orderUpdates: [
    api.orders,
    api.order_events,
    api.order_extras,
    api.text_versions,
    api.brief_versions,
    api.link_checks,
    api.claims,
    api.disputes,
    api.campaigns,
    api.wallets,
    api.transactions,
  ],
  offers: [api.offers, api.wallets, api.transactions],
  messages: [api.messages, api.comments, api.shared_links],
  listings: [api.media, api.formats],
  billing: [
    api.top_ups,
    api.chargebacks,
    api.withdrawals,
    api.withdrawal_terms,
    api.identity_verifications,
    api.wallets,
    api.transactions,
  ],
  productNews: [],
};

export const isKnownKind = (kind: unknown): kind is NoticeKind => typeof kind === "string" && kind in affectedBy;
