import { dataCopyResource } from "#accounts/data-copy/server/routes.ts";
import { accountDeletionResource } from "#accounts/deletion/server/routes.ts";
import { fileRoomResource } from "#accounts/file-room/server/routes.ts";
import { invitationResource, publicInvitationCall } from "#accounts/invitations/server/routes.ts";
import { memberExport } from "#accounts/members/server/export.ts";
import {
  mediaMemberResource,
  organizationMemberResource,
  projectMemberResource,
} from "#accounts/members/server/routes.ts";
import { organizationNameResource } from "#accounts/organizations/server/names.ts";
import { organizationResource } from "#accounts/organizations/server/routes.ts";
import { clientUserResource } from "#accounts/people/server/routes.ts";
import { sessionResource } from "#accounts/sessions/server/routes.ts";
import { apiTokenResource } from "#accounts/tokens/server/routes.ts";
import { performanceResource } from "#activity/performance/server/routes.ts";
import { activityResource } from "#activity/server/routes.ts";
import { acceptReferral, forgetReferral } from "#affiliate/server/commands.ts";
import { affiliateResource, commissionResource } from "#affiliate/server/routes.ts";
import { auditEventResource } from "#audit/server/routes.ts";
import { enterCampaign, forgetProjects, startCampaigning } from "#campaigns/server/commands.ts";
import { campaignResource, projectResource } from "#campaigns/server/routes.ts";
import { cartResource } from "#cart/server/routes.ts";
import { deedResource } from "#deeds/server/routes.ts";
import { agreedPriceResource } from "#formats/agreed-prices/server/routes.ts";
import { decideFormats } from "#formats/server/review.ts";
import { formatResource, openOrdersResource, priceGuidanceResource } from "#formats/server/routes.ts";
import { identityDocumentCalls } from "#identity/server/documents/documents.ts";
import { identityRoutes } from "#identity/server/routes.ts";
import { catalogueImportResource } from "#imports/server/routes.ts";
import { importCalls } from "#imports/server/upload.ts";
import { trackedLinkResource } from "#links/server/routes.ts";
import { listingExportCall } from "#marketplace/export/server/export.ts";
import { mediaFactsResource } from "#marketplace/facts/server/routes.ts";
import { markExport } from "#marketplace/marks/server/export.ts";
import { mediumMarkResource, savedViewResource } from "#marketplace/marks/server/routes.ts";
import { listingFacetsResource, listingMatchResource, listingResource } from "#marketplace/server/listing/routes.ts";
import { calendarResource } from "#media/calendar/server/routes.ts";
import { metricReadingResource, metricTrendsResource } from "#media/metrics/server/routes.ts";
import { metricProviderResource } from "#media/providers/server/routes.ts";
import { enterMedia, pauseMediaOf } from "#media/server/commands.ts";
import { ownMediaExport } from "#media/server/export.ts";
import { readSiteCall } from "#media/server/read-site.ts";
import { mediaResource } from "#media/server/routes.ts";
import { messageResource } from "#messages/search/server/routes.ts";
import { messageFileCalls } from "#messages/server/files.ts";
import { messageCopy } from "#messages/server/queries-data-copy.ts";
import { conversationResource } from "#messages/server/routes.ts";
import { notificationStreamCall } from "#notifications/live/server/stream.ts";
import { forgetPerson } from "#notifications/server/commands.ts";
import { notificationCopy } from "#notifications/server/queries-data-copy.ts";
import { notificationResource, subscriptionPreferencesResource } from "#notifications/server/routes.ts";
import { offerRoutes, offerRuleRoutes } from "#offers/server/routes.ts";
import { adjustmentRoutes } from "#operator/adjustments/server/routes.ts";
import { booksCheckRoutes, booksRoutes, ledgerAccountRoutes } from "#operator/books/server/routes.ts";
import { organizationRecordRoutes } from "#operator/organizations/server/routes.ts";
import { personRecordRoutes } from "#operator/people/server/routes.ts";
import { setupCalls } from "#operator/setup/server/calls.ts";
import { setupRoutes } from "#operator/setup/server/routes.ts";
import type { Environment } from "#operator/setup/setup.ts";
import { briefVersionResource } from "#orders/briefs/server/routes.ts";
import { claimResource } from "#orders/claims/server/routes.ts";
import { commentResource } from "#orders/comments/server/routes.ts";
import { slotsResource } from "#orders/dates/server/routes.ts";
import { disputeResource } from "#orders/disputes/server/routes.ts";
import { orderExportCall } from "#orders/export/server/export.ts";
import { orderExtraResource } from "#orders/extras/server/routes.ts";
import { orderImageResource } from "#orders/images/server/routes.ts";
import { previewCall } from "#orders/preview/server/preview.ts";
import { reportFileCall } from "#orders/report/server/file.ts";
import { campaignReportResource } from "#orders/report/server/routes.ts";
import { orderCopy } from "#orders/server/queries-data-copy.ts";
import { linkCheckResource, orderEventResource, orderResource } from "#orders/server/routes.ts";
import { severalOrdersResource } from "#orders/several/server/routes.ts";
import { sharedLinkResource } from "#orders/shares/server/routes.ts";
import { textFileCall } from "#orders/text-files/server/text-file.ts";
import { textVersionResource } from "#orders/versions/server/routes.ts";
import { autoTopUpRoutes } from "#payments/auto-top-ups/server/routes.ts";
import { chargebackRoutes } from "#payments/chargebacks/server/routes.ts";
import { identityCheckRoutes } from "#payments/identity-checks/server/routes.ts";
import { invoiceRoutes } from "#payments/invoices/server/routes.ts";
import { payeeRoutes } from "#payments/payees/server/routes.ts";
import { stripeWebhookCall } from "#payments/providers/stripe/server/webhook.ts";
import { taxRateRoutes } from "#payments/taxes/server/routes.ts";
import { topUpRoutes } from "#payments/top-ups/server/routes.ts";
import { voucherRedemptionRoutes, voucherRoutes } from "#payments/vouchers/server/routes.ts";
import { payoutStopRoutes, withdrawalRoutes, withdrawalTermsRoutes } from "#payments/withdrawals/server/routes.ts";
import type { Tx } from "#platform/database/database.ts";
import type { ListExport } from "#platform/files/list-export.ts";
import { uploadCall } from "#platform/files/routes.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import type { Resource } from "#platform/http/resource.ts";
import { feeAgreementResource, feeResource } from "#settings/fees/server/routes.ts";
import { featureFlagResource } from "#settings/flags/server/routes.ts";
import { testPagesCall } from "#settings/known-pages/server/test-pages.ts";
import { pathRedirectResource } from "#settings/redirects/server/routes.ts";
import { publicSettingsCall } from "#settings/server/public-settings.ts";
import { readFileQuota } from "#settings/server/queries.ts";
import { settingsResource } from "#settings/server/routes.ts";
import { orderSwapResource } from "#swap/server/routes.ts";
import { lockMoney } from "#wallet/server/commands/lock-balance.ts";
import { transactionRoutes, walletRoutes } from "#wallet/server/routes.ts";
import { statementRoutes } from "#wallet/statement/server/routes.ts";
import type { Config } from "./config.ts";
import { conversations } from "./conversations.ts";
import { deedPerformers } from "./deed-performers.ts";
import { sealerOf } from "./sealing-key.ts";

const entrances = {
  enterCampaign,
  enterMedia,
  startCampaigning,
  acceptReferral,
  lockMoney,
  leaveMarket: pauseMediaOf,
  forgetProjects,
  forgetPerson: async (tx: Tx, userId: string) => {
    await forgetPerson(tx, userId);
    await forgetReferral(tx, userId);
  },
};

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

/** Locally the outbox stands in for a mail server, and a key is made. */
export const setupEnvironment = (config: ResourceConfig): Environment => ({
  sendsMail: config.SMTP_URL !== undefined || (config.isLocal === true && config.devOutbox === true),
  takesCards: config.PAYMENT_PROVIDER !== "none",
  hasIdentityKey: config.IDENTITY_KEY !== undefined || config.isLocal === true,
});

/** MAP OF THE API: one line a resource. */
export const resourcesOf = (config: ResourceConfig): Resource[] => [
  clientUserResource(entrances),
  subscriptionPreferencesResource,
  notificationResource,
  organizationResource(entrances, config.APP_TITLE ?? ""),
  organizationNameResource,
  organizationMemberResource,
  projectMemberResource,
  mediaMemberResource,
  invitationResource,
  apiTokenResource,
  sessionResource,
  accountDeletionResource,
  dataCopyResource({ ...notificationCopy, ...messageCopy, ...orderCopy }),
  fileRoomResource(readFileQuota),
  projectResource,
  campaignResource,
  mediaResource(decideFormats),
  calendarResource,
  metricReadingResource,
  metricTrendsResource,
  metricProviderResource(config.metricProviders ?? []),
  formatResource,
  priceGuidanceResource,
  openOrdersResource,
  agreedPriceResource,
  listingResource,
  listingFacetsResource,
  listingMatchResource,
  mediaFactsResource,
  mediumMarkResource,
  savedViewResource,
  catalogueImportResource,
  slotsResource,
  cartResource,
  offerRoutes,
  offerRuleRoutes,
  orderResource(config.linkCheckHosts ?? new Map()),
  severalOrdersResource,
  orderSwapResource,
  orderExtraResource,
  activityResource,
  performanceResource,
  orderEventResource,
  linkCheckResource,
  conversationResource("order", conversations.order),
  conversationResource("offer", conversations.offer),
  messageResource(conversations),
  disputeResource,
  claimResource,
  textVersionResource,
  orderImageResource,
  briefVersionResource,
  commentResource,
  campaignReportResource,
  sharedLinkResource,
  walletRoutes,
  transactionRoutes,
  organizationRecordRoutes,
  personRecordRoutes,
  adjustmentRoutes,
  deedResource(deedPerformers(sealerOf(config))),
  setupRoutes(setupEnvironment(config)),
  booksRoutes,
  booksCheckRoutes,
  ledgerAccountRoutes,
  statementRoutes(config.APP_TITLE ?? ""),
  invoiceRoutes,
  taxRateRoutes,
  voucherRoutes,
  voucherRedemptionRoutes,
  affiliateResource,
  commissionResource,
  topUpRoutes({ provider: config.PAYMENT_PROVIDER, title: config.APP_TITLE ?? "" }),
  withdrawalRoutes({ sealer: sealerOf(config), provider: config.PAYMENT_PROVIDER }),
  withdrawalTermsRoutes(config.PAYMENT_PROVIDER),
  payeeRoutes(config.PAYMENT_PROVIDER),
  payoutStopRoutes,
  chargebackRoutes,
  identityRoutes,
  identityCheckRoutes(config.PAYMENT_PROVIDER),
  autoTopUpRoutes(config.PAYMENT_PROVIDER),
  featureFlagResource,
  pathRedirectResource,
  trackedLinkResource,
  settingsResource,
  feeResource,
  feeAgreementResource,
  auditEventResource,
];

/** Lists that their readers also take as a file. */
export const listExports: ListExport[] = [memberExport, ownMediaExport, markExport];

/** What is called below `/api` beside the resources. */
export const plainCalls: PlainCall[] = [
  uploadCall,
  notificationStreamCall,
  ...messageFileCalls,
  ...importCalls,
  ...identityDocumentCalls,
  ...setupCalls,
  listingExportCall,
  orderExportCall,
  ...listExports.map(({ call }) => call),
  reportFileCall,
  textFileCall,
  previewCall,
  testPagesCall,
  readSiteCall,
  publicSettingsCall,
  publicInvitationCall,
  stripeWebhookCall,
];
