import { agreedPriceResource } from "#formats/agreed-prices/contract.ts";
import { formatResource } from "#formats/contract.ts";
import { openOrdersResource, priceGuidanceResource } from "#formats/editor/contract.ts";
import { listingResource } from "#marketplace/contract.ts";
import { listingFacetsResource } from "#marketplace/facets/contract.ts";
import { mediaFactsResource } from "#marketplace/facts/contract.ts";
import { mediumMarkResource } from "#marketplace/marks/contract.ts";
import { listingMatchResource } from "#marketplace/match/contract.ts";
import { savedViewResource } from "#marketplace/views/contract.ts";
import { calendarResource } from "#media/calendar/contract.ts";
import { mediaResource } from "#media/contract.ts";
import { metricReadingResource, metricTrendsResource } from "#media/metrics/contract.ts";
import { metricProviderResource } from "#media/providers/contract.ts";
import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";

/** MAP OF THE API: every resource that the product declares, for the typed client and the descriptions. */
export const declarations = [
  agreedPriceResource,
  formatResource,
  priceGuidanceResource,
  openOrdersResource,
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
  offerResource,
  offerRuleResource,
  walletResource,
  transactionResource,
  statementResource,
] as const;

declare module "#platform/contract/resource.ts" {
  interface Product {
    resource: (typeof declarations)[number];
  }
}
