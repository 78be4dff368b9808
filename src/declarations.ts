import { connectedAppResource, consentCalls } from "#accounts/apps/contract.ts";
import { dataCopyResource } from "#accounts/data-copy/contract.ts";
import { accountDeletionResource } from "#accounts/deletion/contract.ts";
import { fileRoomResource } from "#accounts/file-room/contract.ts";
import { invitationResource, publicInvitationCalls } from "#accounts/invitations/contract.ts";
import { meCalls } from "#accounts/me/contract.ts";
import { mediaMemberResource, organizationMemberResource, projectMemberResource } from "#accounts/members/contract.ts";
import { organizationNameResource, organizationResource } from "#accounts/organizations/contract.ts";
import { clientUserResource } from "#accounts/people/contract.ts";
import { serviceAccountResource } from "#accounts/service-accounts/contract.ts";
import { sessionResource } from "#accounts/sessions/contract.ts";
import { apiTokenResource } from "#accounts/tokens/contract.ts";
import { activityResource } from "#activity/contract.ts";
import { performanceResource } from "#activity/performance/contract.ts";
import { affiliateResource, commissionResource } from "#affiliate/contract.ts";
import { agentCallResource } from "#agents/contract.ts";
import { auditEventResource } from "#audit/contract.ts";
import { campaignResource, projectResource } from "#campaigns/contract.ts";
import { cartResource } from "#cart/contract.ts";
import { orderQuoteResource } from "#cart/quote/contract.ts";
import { deedResource } from "#deeds/contract.ts";
import { agreedPriceResource } from "#formats/agreed-prices/contract.ts";
import { formatResource } from "#formats/contract.ts";
import { openOrdersResource, priceGuidanceResource } from "#formats/editor/contract.ts";
import { formatPriceResource } from "#formats/prices/contract.ts";
import { advertiserHomeResource } from "#home/advertiser/contract.ts";
import { taskCountsResource } from "#home/counts/contract.ts";
import { publisherHomeResource } from "#home/publisher/contract.ts";
import { identityCalls, identityResource } from "#identity/contract.ts";
import { catalogueImportResource, importCalls } from "#imports/contract.ts";
import { trackedLinkResource } from "#links/contract.ts";
import { listingResource } from "#marketplace/contract.ts";
import { listingFacetsResource } from "#marketplace/facets/contract.ts";
import { mediaFactsResource } from "#marketplace/facts/contract.ts";
import { mediumMarkResource } from "#marketplace/marks/contract.ts";
import { listingMatchResource } from "#marketplace/match/contract.ts";
import { savedViewResource } from "#marketplace/views/contract.ts";
import { calendarResource } from "#media/calendar/contract.ts";
import { mediaCalls, mediaResource } from "#media/contract.ts";
import { metricReadingResource, metricTrendsResource } from "#media/metrics/contract.ts";
import { metricProviderResource } from "#media/providers/contract.ts";
import {
  offerConversationCalls,
  offerConversationResource,
  orderConversationCalls,
  orderConversationResource,
} from "#messages/contract.ts";
import { messageResource } from "#messages/search/contract.ts";
import { notificationResource, subscriptionPreferencesResource } from "#notifications/contract.ts";
import { notificationCalls } from "#notifications/live/contract.ts";
import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { adjustmentResource } from "#operator/adjustments/contract.ts";
import { booksCheckResource, booksResource, ledgerAccountResource } from "#operator/books/contract.ts";
import { moneyFlowResource } from "#operator/flow/contract.ts";
import { healthResource } from "#operator/health/contract.ts";
import { inboxResource } from "#operator/inbox/contract.ts";
import { orderRecordResource } from "#operator/orders/contract.ts";
import { organizationRecordResource } from "#operator/organizations/contract.ts";
import { outletRecordResource } from "#operator/outlets/contract.ts";
import { personRecordResource } from "#operator/people/contract.ts";
import { setupCalls, setupResource } from "#operator/setup/contract.ts";
import { briefVersionResource } from "#orders/briefs/contract.ts";
import { claimResource } from "#orders/claims/contract.ts";
import { commentResource } from "#orders/comments/contract.ts";
import { orderResource } from "#orders/contract.ts";
import { slotsResource } from "#orders/dates/contract.ts";
import { disputeResource } from "#orders/disputes/contract.ts";
import { orderEventResource } from "#orders/events/contract.ts";
import { orderExtraResource } from "#orders/extras/contract.ts";
import { orderImageResource } from "#orders/images/contract.ts";
import { previewCalls } from "#orders/preview/contract.ts";
import { campaignReportFileResource, campaignReportResource } from "#orders/report/contract.ts";
import { severalOrdersResource } from "#orders/several/contract.ts";
import { sharedLinkResource } from "#orders/shares/contract.ts";
import { textVersionResource } from "#orders/versions/contract.ts";
import { autoTopUpResource } from "#payments/auto-top-ups/contract.ts";
import { chargebackResource } from "#payments/chargebacks/contract.ts";
import { identityCheckResource } from "#payments/identity-checks/contract.ts";
import { invoiceResource } from "#payments/invoices/contract.ts";
import { payeeResource } from "#payments/payees/contract.ts";
import { stripeCalls } from "#payments/providers/stripe/contract.ts";
import { taxRateResource } from "#payments/taxes/contract.ts";
import { topUpResource } from "#payments/top-ups/contract.ts";
import { voucherRedemptionResource, voucherResource } from "#payments/vouchers/contract.ts";
import { payoutStopResource, withdrawalResource, withdrawalTermsResource } from "#payments/withdrawals/contract.ts";
import { screenCalls } from "#platform/contract/screen-reads.ts";
import { linkCheckResource } from "#proof/contract.ts";
import { imageCalls } from "#rich-text/contract.ts";
import { settingsResource } from "#settings/contract.ts";
import { feeAgreementResource, feeResource } from "#settings/fees/contract.ts";
import { featureFlagResource } from "#settings/flags/contract.ts";
import { knownPagesCalls } from "#settings/known-pages/known-pages.ts";
import { publicSettingsCalls } from "#settings/public-settings.ts";
import { pathRedirectResource } from "#settings/redirects/contract.ts";
import { orderSwapResource } from "#swap/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";
import { webhookResource } from "#webhooks/contract.ts";
import { webhookDeliveryResource } from "#webhooks/deliveries/contract.ts";
import { eventCalls, eventResource } from "#webhooks/events/contract.ts";

/** MAP OF THE API: every declared resource, for the typed client and the descriptions. */
export const declarations = [
  dataCopyResource,
  accountDeletionResource,
  fileRoomResource,
  invitationResource,
  mediaMemberResource,
  organizationMemberResource,
  projectMemberResource,
  organizationNameResource,
  organizationResource,
  clientUserResource,
  sessionResource,
  apiTokenResource,
  serviceAccountResource,
  connectedAppResource,
  activityResource,
  performanceResource,
  affiliateResource,
  commissionResource,
  auditEventResource,
  campaignResource,
  projectResource,
  cartResource,
  orderQuoteResource,
  deedResource,
  agreedPriceResource,
  formatResource,
  openOrdersResource,
  priceGuidanceResource,
  catalogueImportResource,
  trackedLinkResource,
  listingResource,
  listingFacetsResource,
  mediaFactsResource,
  mediumMarkResource,
  listingMatchResource,
  savedViewResource,
  calendarResource,
  mediaResource,
  metricReadingResource,
  metricTrendsResource,
  metricProviderResource,
  offerConversationResource,
  orderConversationResource,
  messageResource,
  notificationResource,
  subscriptionPreferencesResource,
  offerResource,
  offerRuleResource,
  advertiserHomeResource,
  publisherHomeResource,
  taskCountsResource,
  identityResource,
  adjustmentResource,
  booksCheckResource,
  booksResource,
  ledgerAccountResource,
  organizationRecordResource,
  personRecordResource,
  formatPriceResource,
  orderRecordResource,
  outletRecordResource,
  moneyFlowResource,
  setupResource,
  healthResource,
  inboxResource,
  briefVersionResource,
  claimResource,
  commentResource,
  orderResource,
  slotsResource,
  disputeResource,
  orderEventResource,
  orderExtraResource,
  orderImageResource,
  campaignReportFileResource,
  campaignReportResource,
  severalOrdersResource,
  sharedLinkResource,
  textVersionResource,
  autoTopUpResource,
  chargebackResource,
  identityCheckResource,
  invoiceResource,
  payeeResource,
  taxRateResource,
  topUpResource,
  voucherRedemptionResource,
  voucherResource,
  payoutStopResource,
  withdrawalResource,
  withdrawalTermsResource,
  linkCheckResource,
  settingsResource,
  feeAgreementResource,
  feeResource,
  featureFlagResource,
  pathRedirectResource,
  orderSwapResource,
  transactionResource,
  walletResource,
  statementResource,
  eventResource,
  webhookResource,
  webhookDeliveryResource,
  agentCallResource,
] as const;

/** Every call beside the resources' operations (`src/plain-routes.ts` serves them). */
export const plainDeclarations = [
  imageCalls,
  notificationCalls,
  eventCalls,
  meCalls,
  consentCalls,
  orderConversationCalls,
  offerConversationCalls,
  importCalls,
  identityCalls,
  setupCalls,
  previewCalls,
  knownPagesCalls,
  mediaCalls,
  publicSettingsCalls,
  publicInvitationCalls,
  screenCalls,
  stripeCalls,
] as const;

declare module "#platform/contract/resource.ts" {
  interface Product {
    resource: (typeof declarations)[number];
    plainCalls: (typeof plainDeclarations)[number];
  }
}
