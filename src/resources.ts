import type { Disk } from "flydrive";
import { connectedAppRoutes } from "#accounts/apps/server/routes.ts";
import { dataCopyRoutes } from "#accounts/data-copy/server/routes.ts";
import { accountDeletionRoutes } from "#accounts/deletion/server/routes.ts";
import { fileRoomRoutes } from "#accounts/file-room/server/routes.ts";
import { invitationRoutes } from "#accounts/invitations/server/routes.ts";
import { mediaMemberRoutes, organizationMemberRoutes, projectMemberRoutes } from "#accounts/members/server/routes.ts";
import { organizationNameRoutes, organizationRoutes } from "#accounts/organizations/server/routes.ts";
import { clientUserRoutes } from "#accounts/people/server/routes.ts";
import type { Entrances } from "#accounts/server/entrances.ts";
import { serviceAccountRoutes } from "#accounts/service-accounts/server/routes.ts";
import { sessionRoutes } from "#accounts/sessions/server/routes.ts";
import { apiTokenRoutes } from "#accounts/tokens/server/routes.ts";
import { performanceRoutes } from "#activity/performance/server/routes.ts";
import { activityRoutes } from "#activity/server/routes.ts";
import { acceptReferral, forgetReferral } from "#affiliate/server/commands.ts";
import { affiliateRoutes, commissionRoutes } from "#affiliate/server/routes.ts";
import { agentCallRoutes } from "#agents/server/routes.ts";
import { auditEventRoutes } from "#audit/server/routes.ts";
import { enterCampaign, forgetProjects, startCampaigning } from "#campaigns/server/commands.ts";
import { campaignRoutes, projectRoutes } from "#campaigns/server/routes.ts";
import { orderQuoteRoutes } from "#cart/quote/server/routes.ts";
import { bookLines } from "#cart/server/book-cart.ts";
import { takeOutOfCart } from "#cart/server/commands.ts";
import { cartRoutes } from "#cart/server/routes.ts";
import { deedRoutes } from "#deeds/server/routes.ts";
import { agreedPriceRoutes } from "#formats/agreed-prices/server/routes.ts";
import { openOrdersRoutes, priceGuidanceRoutes } from "#formats/editor/server/routes.ts";
import { formatPriceRoutes } from "#formats/prices/server/routes.ts";
import { decideFormats } from "#formats/server/review.ts";
import { formatRoutes } from "#formats/server/routes.ts";
import { advertiserHomeRoutes } from "#home/advertiser/server/routes.ts";
import { taskCountsRoutes } from "#home/counts/server/routes.ts";
import { publisherHomeRoutes } from "#home/publisher/server/routes.ts";
import { identityRoutes } from "#identity/server/routes.ts";
import { catalogueImportRoutes } from "#imports/server/routes.ts";
import { trackedLinkRoutes } from "#links/server/routes.ts";
import { listingFacetsRoutes } from "#marketplace/facets/server/routes.ts";
import { mediaFactsRoutes } from "#marketplace/facts/server/routes.ts";
import { mediumMarkRoutes } from "#marketplace/marks/server/routes.ts";
import { listingMatchRoutes } from "#marketplace/match/server/routes.ts";
import { listingRoutes } from "#marketplace/server/listing/routes.ts";
import { savedViewRoutes } from "#marketplace/views/server/routes.ts";
import { calendarRoutes } from "#media/calendar/server/routes.ts";
import { metricReadingRoutes, metricTrendsRoutes } from "#media/metrics/server/routes.ts";
import { metricProviderRoutes } from "#media/providers/server/routes.ts";
import { enterMedia, pauseMediaOf } from "#media/server/commands.ts";
import { mediaRoutes } from "#media/server/routes.ts";
import { messageRoutes } from "#messages/search/server/routes.ts";
import { messageCopy } from "#messages/server/queries-data-copy.ts";
import { offerConversationRoutes, orderConversationRoutes } from "#messages/server/routes.ts";
import { forgetPerson } from "#notifications/server/commands.ts";
import { notificationCopy } from "#notifications/server/queries-data-copy.ts";
import { notificationRoutes, subscriptionPreferencesRoutes } from "#notifications/server/routes.ts";
import { offerRoutes, offerRuleRoutes } from "#offers/server/routes.ts";
import { adjustmentRoutes } from "#operator/adjustments/server/routes.ts";
import { booksCheckRoutes, booksRoutes, ledgerAccountRoutes } from "#operator/books/server/routes.ts";
import { moneyFlowRoutes } from "#operator/flow/server/routes.ts";
import { installationHealthRoutes } from "#operator/health/server/routes.ts";
import { inboxRoutes } from "#operator/inbox/server/routes.ts";
import { orderRecordRoutes } from "#operator/orders/server/routes.ts";
import { organizationRecordRoutes } from "#operator/organizations/server/routes.ts";
import { outletRecordRoutes } from "#operator/outlets/server/routes.ts";
import { personRecordRoutes } from "#operator/people/server/routes.ts";
import { setupRoutes } from "#operator/setup/server/routes.ts";
import type { Environment } from "#operator/setup/setup.ts";
import { briefVersionRoutes } from "#orders/briefs/server/routes.ts";
import { claimRoutes } from "#orders/claims/server/routes.ts";
import { commentRoutes } from "#orders/comments/server/routes.ts";
import { slotsRoutes } from "#orders/dates/server/routes.ts";
import { disputeRoutes } from "#orders/disputes/server/routes.ts";
import { orderEventRoutes } from "#orders/events/server/routes.ts";
import { orderExtraRoutes } from "#orders/extras/server/routes.ts";
import { orderImageRoutes } from "#orders/images/server/routes.ts";
import { campaignReportFileRoutes, campaignReportRoutes } from "#orders/report/server/routes.ts";
import { orderCopy } from "#orders/server/queries-data-copy.ts";
import { linkCheckRoutes, orderRoutes } from "#orders/server/routes.ts";
import { severalOrdersRoutes } from "#orders/several/server/routes.ts";
import { sharedLinkRoutes } from "#orders/shares/server/routes.ts";
import { textVersionRoutes } from "#orders/versions/server/routes.ts";
import { autoTopUpRoutes } from "#payments/auto-top-ups/server/routes.ts";
import { chargebackRoutes } from "#payments/chargebacks/server/routes.ts";
import { identityCheckRoutes } from "#payments/identity-checks/server/routes.ts";
import { invoiceRoutes } from "#payments/invoices/server/routes.ts";
import { payeeRoutes } from "#payments/payees/server/routes.ts";
import { taxRateRoutes } from "#payments/taxes/server/routes.ts";
import { topUpRoutes } from "#payments/top-ups/server/routes.ts";
import { voucherRedemptionRoutes, voucherRoutes } from "#payments/vouchers/server/routes.ts";
import { payoutStopRoutes, withdrawalRoutes, withdrawalTermsRoutes } from "#payments/withdrawals/server/routes.ts";
import { type AddressedCall, addressed } from "#platform/contract/plain-calls.ts";
import type { Tx } from "#platform/database/database.ts";
import { noFiles } from "#platform/files/store.ts";
import type { Resource } from "#platform/http/resource.ts";
import { feeAgreementRoutes, feeRoutes } from "#settings/fees/server/routes.ts";
import { featureFlagRoutes } from "#settings/flags/server/routes.ts";
import { pathRedirectRoutes } from "#settings/redirects/server/routes.ts";
import { readFileQuota } from "#settings/server/queries.ts";
import { settingsRoutes } from "#settings/server/routes.ts";
import { orderSwapRoutes } from "#swap/server/routes.ts";
import { lockMoney } from "#wallet/server/commands/lock-balance.ts";
import { transactionRoutes, walletRoutes } from "#wallet/server/routes.ts";
import { readUnread } from "#wallet/settlements/server/commands.ts";
import { statementRoutes } from "#wallet/statement/server/routes.ts";
import { webhookDeliveryRoutes } from "#webhooks/deliveries/server/routes.ts";
import { eventRoutes } from "#webhooks/events/server/routes.ts";
import { forgetWebhooks } from "#webhooks/server/commands.ts";
import { webhookRoutes } from "#webhooks/server/routes.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";
import { plainDeclarations } from "./declarations.ts";
import { deedPerformers } from "./deed-performers.ts";
import { sealerOf } from "./sealing-key.ts";
import { settlementReaders } from "./settlement-readers.ts";

const entrancesOf = (title: string): Entrances => ({
  enterCampaign,
  enterMedia,
  startCampaigning,
  acceptReferral,
  lockMoney,
  readSettlements: readUnread(settlementReaders(title)),
  leaveMarket: pauseMediaOf,
  forgetProjects,
  forgetWebhooks,
  forgetPerson: async (tx: Tx, userId: string) => {
    await forgetPerson(tx, userId);
    await forgetReferral(tx, userId);
  },
});

type ResourceConfig = Pick<Config, "PAYMENT_PROVIDER"> &
  Partial<
    Pick<
      Config,
      | "APP_TITLE"
      | "metricProviders"
      | "linkCheckHosts"
      | "IDENTITY_KEY"
      | "isLocal"
      | "dataDirectory"
      | "SMTP_URL"
      | "devOutbox"
    >
  >;

/** Locally the outbox stands in for a mail server, and a sealing key is made. */
export const setupEnvironment = (config: ResourceConfig): Environment => ({
  sendsMail: config.SMTP_URL !== undefined || (config.isLocal === true && config.devOutbox === true),
  takesCards: config.PAYMENT_PROVIDER !== "none",
  hasIdentityKey: config.IDENTITY_KEY !== undefined || config.isLocal === true,
});

/** MAP OF THE API: one line a resource. Without a store it serves for documentation, and has no files. */
export const resourcesOf = (config: ResourceConfig, store: Disk = noFiles()): Resource[] => [
  clientUserRoutes(entrancesOf(config.APP_TITLE ?? "")),
  subscriptionPreferencesRoutes,
  notificationRoutes,
  organizationRoutes(entrancesOf(config.APP_TITLE ?? ""), config.APP_TITLE ?? ""),
  organizationNameRoutes,
  organizationMemberRoutes,
  projectMemberRoutes,
  mediaMemberRoutes,
  invitationRoutes,
  apiTokenRoutes,
  serviceAccountRoutes,
  connectedAppRoutes,
  sessionRoutes,
  accountDeletionRoutes,
  dataCopyRoutes({ ...notificationCopy, ...messageCopy, ...orderCopy }),
  fileRoomRoutes(readFileQuota),
  projectRoutes,
  campaignRoutes,
  mediaRoutes(decideFormats),
  calendarRoutes,
  metricReadingRoutes,
  metricTrendsRoutes,
  metricProviderRoutes(config.metricProviders ?? []),
  formatRoutes,
  priceGuidanceRoutes,
  openOrdersRoutes,
  agreedPriceRoutes,
  listingRoutes,
  listingFacetsRoutes,
  listingMatchRoutes,
  mediaFactsRoutes,
  mediumMarkRoutes,
  savedViewRoutes,
  catalogueImportRoutes(store),
  slotsRoutes,
  cartRoutes,
  offerRoutes({ takeOutOfCart }),
  offerRuleRoutes,
  orderRoutes({ hosts: config.linkCheckHosts ?? new Map(), store, bookLines }),
  orderQuoteRoutes,
  severalOrdersRoutes,
  orderSwapRoutes,
  orderExtraRoutes,
  activityRoutes,
  performanceRoutes,
  advertiserHomeRoutes,
  publisherHomeRoutes,
  taskCountsRoutes,
  orderEventRoutes,
  linkCheckRoutes,
  orderConversationRoutes({ keepers: conversations, store }),
  offerConversationRoutes({ keepers: conversations, store }),
  messageRoutes(conversations),
  disputeRoutes,
  claimRoutes,
  textVersionRoutes,
  orderImageRoutes,
  briefVersionRoutes,
  commentRoutes,
  campaignReportRoutes,
  campaignReportFileRoutes(store),
  sharedLinkRoutes,
  walletRoutes,
  transactionRoutes,
  organizationRecordRoutes,
  personRecordRoutes,
  formatPriceRoutes,
  orderRecordRoutes,
  outletRecordRoutes,
  moneyFlowRoutes,
  adjustmentRoutes,
  deedRoutes(deedPerformers(sealerOf(config))),
  setupRoutes(setupEnvironment(config)),
  installationHealthRoutes,
  inboxRoutes,
  booksRoutes,
  booksCheckRoutes,
  ledgerAccountRoutes,
  statementRoutes(config.APP_TITLE ?? ""),
  invoiceRoutes,
  taxRateRoutes,
  voucherRoutes,
  voucherRedemptionRoutes,
  affiliateRoutes,
  commissionRoutes,
  topUpRoutes({ provider: config.PAYMENT_PROVIDER, title: config.APP_TITLE ?? "" }),
  withdrawalRoutes({ sealer: sealerOf(config), provider: config.PAYMENT_PROVIDER }),
  withdrawalTermsRoutes(config.PAYMENT_PROVIDER),
  payeeRoutes(config.PAYMENT_PROVIDER),
  payoutStopRoutes,
  chargebackRoutes,
  identityRoutes,
  identityCheckRoutes(config.PAYMENT_PROVIDER),
  autoTopUpRoutes(config.PAYMENT_PROVIDER),
  featureFlagRoutes,
  pathRedirectRoutes,
  trackedLinkRoutes,
  settingsRoutes,
  feeRoutes,
  feeAgreementRoutes,
  auditEventRoutes,
  eventRoutes,
  webhookRoutes({ sealer: sealerOf(config), hosts: config.linkCheckHosts ?? new Map() }),
  webhookDeliveryRoutes,
  agentCallRoutes,
];

/** Calls below `/api` beside the resources. */
export const plainCalls: AddressedCall[] = addressed(plainDeclarations);
