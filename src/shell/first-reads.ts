import { organizationResource } from "#accounts/organizations/contract.ts";
import { type ClientUser, clientUserResource } from "#accounts/people/contract.ts";
import { organizationsOn } from "#accounts/people/sides.ts";
import { placeRoleMay, roleMay } from "#accounts/permissions.ts";
import { apiTokenResource } from "#accounts/tokens/contract.ts";
import { activityResource } from "#activity/contract.ts";
import { affiliateResource } from "#affiliate/contract.ts";
import { agentCallResource } from "#agents/contract.ts";
import { type Campaign, campaignResource, projectResource } from "#campaigns/contract.ts";
import { type Cart, cartResource } from "#cart/contract.ts";
import { agreedPriceResource } from "#formats/agreed-prices/contract.ts";
import { type Format, formatResource } from "#formats/contract.ts";
import { advertiserHomeResource } from "#home/advertiser/contract.ts";
import { taskCountsResource } from "#home/counts/contract.ts";
import { publisherHomeResource } from "#home/publisher/contract.ts";
import { catalogueImportResource } from "#imports/contract.ts";
import { listingResource } from "#marketplace/contract.ts";
import { displayShape } from "#marketplace/display.ts";
import { listingFacetsResource } from "#marketplace/facets/contract.ts";
import { mediaFactsResource } from "#marketplace/facts/contract.ts";
import { mediumMarkResource } from "#marketplace/marks/contract.ts";
import { mediaResource } from "#media/contract.ts";
import { metricTrendsResource } from "#media/metrics/contract.ts";
import { orderConversationResource } from "#messages/contract.ts";
import { messageResource } from "#messages/search/contract.ts";
import { notificationResource } from "#notifications/contract.ts";
import { offerResource } from "#offers/contract.ts";
import { openOfferStatuses } from "#offers/offer.ts";
import { inboxResource } from "#operator/inbox/contract.ts";
import { inboxId } from "#operator/inbox/inbox.ts";
import { commentResource } from "#orders/comments/contract.ts";
import { type Order, orderResource } from "#orders/contract.ts";
import { slotsResource } from "#orders/dates/contract.ts";
import { orderEventResource } from "#orders/events/contract.ts";
import { orderExtraResource } from "#orders/extras/contract.ts";
import { sharedLinkResource } from "#orders/shares/contract.ts";
import { textVersionResource } from "#orders/versions/contract.ts";
import { autoTopUpResource } from "#payments/auto-top-ups/contract.ts";
import { invoiceResource } from "#payments/invoices/contract.ts";
import { topUpResource } from "#payments/top-ups/contract.ts";
import { voucherRedemptionResource } from "#payments/vouchers/contract.ts";
import { type Withdrawal, withdrawalResource, withdrawalTermsResource } from "#payments/withdrawals/contract.ts";
import { newestStanding, newestWithdrawals, type WithdrawalOutcome } from "#payments/withdrawals/withdrawal.ts";
import { idOf, isUuid } from "#platform/contract/iri.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import type { DeclaredResource } from "#platform/contract/resource.ts";
import { type ReadScreen, reading, type ScreenRead, type ScreenSearch } from "#platform/contract/screen-reads.ts";
import { linkCheckResource } from "#proof/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { webhookResource } from "#webhooks/contract.ts";
import { type AskedReads, itemReads, listReads } from "./asked-reads.ts";
import { consoleReads } from "./console-reads.ts";

/**
 * THE list of what screens read first (decision 0176), as their queries ask for it. A read that a screen no longer
 * makes costs its statement; one that is missing here is asked for by the app.
 */
export const readScreen: ReadScreen = async ({ userId, path, search }, read) => {
  const opened = typeof search.order === "string" && isUuid(search.order) ? search.order : undefined;
  const [user, order] = (await Promise.all([
    read(reading(clientUserResource, "get", { id: userId })),
    opened && read(reading(orderResource, "get", { id: opened })),
  ])) as [ClientUser | undefined, Order | undefined];
  if (!user) return;
  const ids = path.split("/").filter(isUuid);
  const place = path
    .split("/")
    .map((segment) => (isUuid(segment) ? "$" : segment))
    .join("/");
  const screen = (await screens[place]?.({ ids, search, user, read })) ?? [];
  const rail = place.startsWith("/operator") ? [reading(inboxResource, "get", { id: inboxId })] : [];
  await atMost(readsAtOnce, [...frame(user), ...rail, ...screen, ...(order ? readsOfOrder(order) : [])], read);
};

/** One page leaves connections for everybody else's. */
const readsAtOnce = 6;

async function atMost(count: number, reads: ScreenRead[], read: (read: ScreenRead) => Promise<unknown>) {
  const waiting = reads.values();
  const work = async () => {
    for (const next of waiting) await read(next);
  };
  await Promise.all(Array.from({ length: count }, work));
}

const newestCampaigns = { sort: "newest", page: 1, itemsPerPage: fullPage };

/** The bar's. */
function frame({ currentOrganization, currentOrganizationRole, currentProjectRole, currentCampaign }: ClientUser) {
  const mayRead = currentOrganizationRole !== null && roleMay(currentOrganizationRole, "wallet.read");
  const mayBook = placeRoleMay(currentProjectRole, "project", "cart.edit");
  return [
    reading(notificationResource, "list", { query: { unread: "true", itemsPerPage: 8 } }),
    ...(currentOrganization ? [reading(taskCountsResource, "get", { id: currentOrganization.id })] : []),
    ...(currentOrganization && mayRead ? [reading(walletResource, "get", { id: currentOrganization.id })] : []),
    ...(currentCampaign && mayBook ? [reading(cartResource, "list", { query: { campaign: currentCampaign.id } })] : []),
  ];
}

const readsOfOrder = ({ id, media, editable }: Order): ScreenRead[] => {
  const query = { order: id, itemsPerPage: fullPage };
  return [
    reading(orderEventResource, "list", { query }),
    reading(orderConversationResource, "messages", { id, query: { itemsPerPage: 30 } }),
    reading(orderExtraResource, "list", { query }),
    reading(linkCheckResource, "list", { query }),
    reading(commentResource, "list", { query }),
    reading(textVersionResource, "list", { query }),
    ...(editable ? [reading(slotsResource, "get", { id: idOf(media), query: { order: id } })] : []),
  ];
};

const screens: AskedReads = {
  ...consoleReads,
  "/media": ({ search, user }) => readsOfMarketplace(search, user),
  "/media/$": ({ ids: [id = ""], user }) => {
    const campaign = user.currentCampaign?.id;
    return [
      reading(mediaResource, "get", { id }),
      reading(formatResource, "list", { query: { media: id, campaign, itemsPerPage: fullPage } }),
      reading(mediaFactsResource, "get", { id }),
      reading(metricTrendsResource, "get", { id }),
      reading(listingResource, "list", { query: { media: [id], campaign, itemsPerPage: fullPage } }),
      reading(listingResource, "similar", { query: { media: id, campaign } }),
      reading(slotsResource, "get", { id }),
    ];
  },
  "/cart": ({ user: { currentCampaign } }) => (currentCampaign ? readsOfCart(currentCampaign.id) : []),
  "/dashboard": ({ user }) => {
    const organization = organizationsOn("client", user)[0]?.organization;
    return [
      reading(organizationResource, "list", { query: { itemsPerPage: fullPage } }),
      ...(organization ? [reading(advertiserHomeResource, "get", { id: organization.id })] : []),
    ];
  },
  "/dashboard/$/$/$": ({ ids: [, project = "", campaign = ""], search }) => [
    reading(campaignResource, "get", { id: campaign }),
    reading(projectResource, "get", { id: project }),
    ...(isPlain(search)
      ? [reading(orderResource, "list", { query: { campaign, page: 1, itemsPerPage: fullPage } })]
      : []),
    ...(typeof search.order === "string"
      ? [reading(sharedLinkResource, "list", { query: { campaign, order: search.order, itemsPerPage: fullPage } })]
      : []),
  ],
  "/orders": ({ search }) =>
    isPlain(search) ? [reading(orderResource, "list", { query: { side: "client", itemsPerPage: 25, page: 1 } })] : [],
  "/publisher/dashboard": ({ user }) => {
    const publisher = organizationsOn("media", user)[0]?.organization;
    return [
      ...(publisher ? [reading(publisherHomeResource, "get", { id: publisher.id })] : []),
      reading(mediaResource, "list", { query: { incomplete: "true", page: 1 } }),
    ];
  },
  "/publisher/orders": ({ search }) =>
    isPlain(search) ? [reading(orderResource, "list", { query: { side: "publisher", page: 1 } })] : [],
  "/notifications": ({ search }) =>
    isPlain(search) ? [reading(notificationResource, "list", { query: { page: 1, itemsPerPage: 20 } })] : [],
  "/profile/billing": ({ search, user }) => {
    const organization = user.currentOrganization?.id;
    if (!organization || Object.keys(search).length > 0) return [];
    return [
      reading(transactionResource, "list", { query: { organization } }),
      reading(campaignResource, "list", { query: { organization, ...newestCampaigns } }),
      reading(voucherRedemptionResource, "list", { query: { organization } }),
      reading(autoTopUpResource, "get", { id: organization }),
    ];
  },
  "/messages": listReads(messageResource, { page: 1, itemsPerPage: 20 }),
  "/dashboard/$": ({ ids: [id = ""] }) => [
    reading(organizationResource, "get", { id }),
    reading(projectResource, "list", { query: { organization: id, page: 1, itemsPerPage: fullPage } }),
    reading(campaignResource, "list", { query: { organization: id, ...newestCampaigns } }),
  ],
  "/project/$": ({ ids: [id = ""] }) => [
    reading(projectResource, "get", { id }),
    reading(campaignResource, "list", { query: { project: id, ...newestCampaigns } }),
  ],
  "/project/$/campaign": itemReads(projectResource),
  "/campaign/edit/$": async ({ ids: [id = ""], read }) => {
    const campaign = (await read(reading(campaignResource, "get", { id }))) as Campaign | undefined;
    return campaign ? [reading(projectResource, "get", { id: idOf(campaign.project) })] : [];
  },
  "/cart/$": async ({ ids: [id = ""], read }) => {
    const cart = (await read(reading(cartResource, "get", { id }))) as Cart | undefined;
    return cart ? readsOfCart(idOf(cart.campaign)) : [];
  },
  "/offers": listReads(offerResource, { side: "client" }),
  "/offers/$": itemReads(offerResource),
  "/offers/prices": listReads(agreedPriceResource, { side: "client" }),
  "/top-up/$": itemReads(topUpResource),
  "/withdrawal": ({ user: { currentOrganization } }) =>
    currentOrganization?.kind === "publisher"
      ? [reading(withdrawalTermsResource, "get", { id: currentOrganization.id })]
      : [],
  "/withdrawal/pending": newestWithdrawal("pending"),
  "/withdrawal/success": newestWithdrawal("success"),
  "/withdrawal/fail": newestWithdrawal("fail"),
  "/profile/billing/invoices": ({ search, user }) => {
    const organization = user.currentOrganization?.id;
    if (!organization) return [];
    return [
      reading(organizationResource, "get", { id: organization }),
      ...(isPlain(search) ? [reading(invoiceResource, "list", { query: { organization } })] : []),
    ];
  },
  "/profile/media": ({ search, user: { currentOrganization, currentMediaProject } }) =>
    currentOrganization && !currentMediaProject && isPlain(search)
      ? [reading(mediumMarkResource, "list", { query: { organization: currentOrganization.id, kind: "favourite" } })]
      : [],
  "/profile/shared-links": ofOrganization(sharedLinkResource),
  "/profile/webhooks": ofOrganization(webhookResource),
  "/profile/agents": listReads(agentCallResource, { page: 1 }),
  "/profile/extras": listReads(apiTokenResource, { itemsPerPage: fullPage }),
  "/profile/affiliate": ({ user: { currentOrganization } }) =>
    currentOrganization ? [reading(affiliateResource, "get", { id: currentOrganization.id })] : [],
  "/publisher/outlets": listReads(mediaResource, { page: 1 }),
  "/publisher/setup-list": listReads(mediaResource, { incomplete: "true", page: 1 }),
  "/publisher/dashboard/offers": listReads(offerResource, { side: "publisher" }),
  "/publisher/dashboard/offers/$": itemReads(offerResource),
  "/publisher/dashboard/offers/prices": listReads(agreedPriceResource, { side: "publisher" }),
  "/publisher/dashboard/activity": listReads(activityResource, { page: 1 }),
  "/publisher/dashboard/$": (asked) => [
    ...itemReads(organizationResource)(asked),
    ...listReads(activityResource, { organization: asked.ids[0], page: 1 })(asked),
  ],
  "/publisher/import": listReads(catalogueImportResource, { page: 1 }),
  "/publisher/import/$": itemReads(catalogueImportResource),
  "/publisher/orders/$/$": ({ ids: [, media = ""], search }) => [
    reading(mediaResource, "get", { id: media }),
    ...(isPlain(search) ? [reading(orderResource, "list", { query: { side: "publisher", media, page: 1 } })] : []),
  ],
  "/format/create": listReads(mediaResource, { page: 1 }),
  "/format/$/edit": async ({ ids: [id = ""], read }) => {
    const format = (await read(reading(formatResource, "get", { id }))) as Format | undefined;
    return format ? [reading(mediaResource, "get", { id: idOf(format.media) })] : [];
  },
};

const readsOfCart = (campaign: string): ScreenRead[] => [
  reading(campaignResource, "get", { id: campaign }),
  reading(offerResource, "list", { query: { side: "client", campaign, status: openOfferStatuses } }),
  reading(orderResource, "list", {
    query: { side: "client", campaign, task: "toWrite", sort: "due", itemsPerPage: 5 },
  }),
];

/** A list of the organization that somebody works in. */
function ofOrganization(resource: DeclaredResource): AskedReads[string] {
  return ({ search, user: { currentOrganization } }) =>
    currentOrganization && isPlain(search)
      ? [reading(resource, "list", { query: { organization: currentOrganization.id, page: 1 } })]
      : [];
}

/** The named withdrawal, or the newest with this outcome. */
function newestWithdrawal(outcome: WithdrawalOutcome): AskedReads[string] {
  return async ({ search: { id }, user: { currentOrganization }, read }) => {
    if (typeof id === "string" && isUuid(id)) return [reading(withdrawalResource, "get", { id })];
    if (!currentOrganization) return [];
    const query = { organization: currentOrganization.id, ...newestWithdrawals };
    const newest = (await read(reading(withdrawalResource, "list", { query }))) as { "hydra:member": Withdrawal[] };
    const standing = newestStanding(newest?.["hydra:member"] ?? [], outcome);
    return standing ? [reading(withdrawalResource, "get", { id: standing.id })] : [];
  };
}

/** True without filters, with an opened order at most. */
const isPlain = (search: ScreenSearch): boolean => Object.keys(search).every((name) => name === "order");

/** Names of the address that no list is asked for. */
const shownOnly = new Set(["leftOut", "compare", "comparing", "preview", ...Object.keys(displayShape)]);

function readsOfMarketplace(search: ScreenSearch, { currentCampaign }: ClientUser): ScreenRead[] {
  const campaign = currentCampaign?.id;
  const { page, ...asked } = Object.fromEntries(Object.entries(search).filter(([name]) => !shownOnly.has(name)));
  const filters = Object.fromEntries(Object.entries(asked).filter(([name]) => !name.startsWith("order[")));
  const part = search.itemsPerPage ? { page, itemsPerPage: search.itemsPerPage } : { page: 1, itemsPerPage: 50 };
  return [
    reading(listingResource, "list", { query: { campaign, ...asked, ...part } }),
    reading(listingFacetsResource, "facets", { query: { campaign, ...filters } }),
    ...(campaign ? [reading(campaignResource, "get", { id: campaign })] : []),
  ];
}
