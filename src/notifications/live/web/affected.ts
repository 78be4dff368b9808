import { api } from "#platform/web/calls/client.ts";

type Resource = { readonly path: string };

const homes = [api.advertiser_homes, api.publisher_homes, api.task_counts];

/** Resources that change along with one that the stream names. All others change alone. */
const alsoAffected: Readonly<Record<string, readonly Resource[]>> = {
  orders: [
    api.order_events,
    api.order_extras,
    api.messages,
    api.comments,
    api.shared_links,
    api.text_versions,
    api.brief_versions,
    api.link_checks,
    api.claims,
    api.disputes,
    api.campaigns,
    api.projects,
    api.inboxes,
    ...homes,
  ],
  offers: [api.messages, api.orders, ...homes],
  comments: [api.order_events],
  campaigns: [api.projects, api.advertiser_homes],
  projects: [api.campaigns],
  media: [api.formats, api.metric_providers, api.inboxes, api.publisher_homes],
  formats: [api.media, api.inboxes],
  catalogue_imports: [api.media, api.formats],
  top_ups: [api.chargebacks, api.auto_top_ups, api.wallets, api.transactions, api.carts, api.inboxes],
  chargebacks: [api.top_ups, api.wallets, api.transactions, api.inboxes],
  withdrawals: [api.withdrawal_terms, api.wallets, api.transactions, api.inboxes],
  identity_verifications: [api.identity_checks, api.withdrawal_terms, api.withdrawals, api.inboxes],
  identity_checks: [api.identity_verifications],
  wallets: [api.transactions, ...homes],
  books_checks: [api.books, api.ledger_accounts, api.installation_healths],
  members: [api.client_users],
  organizations: [api.client_users],
};

/** Paths of the resource and of those that change along with it. */
export const affectedBy = (resource: string): string[] => [
  resource,
  ...(alsoAffected[resource] ?? []).map(({ path }) => path),
];

/** Everything that a stream tells of, for a reader that missed a part. */
export const heardResources: readonly Resource[] = [
  ...Object.entries(alsoAffected).flatMap(([path, along]) => [{ path }, ...along]),
  api.notifications,
  api.messages,
  api.shared_links,
];
