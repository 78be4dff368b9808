import { campaignResource, projectResource } from "#campaigns/contract.ts";
import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { orderResource } from "#orders/contract.ts";
import { orderEventResource } from "#orders/events/contract.ts";
import { campaignReportFileResource, campaignReportResource } from "#orders/report/contract.ts";
import { linkCheckResource } from "#proof/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";

/** MAP OF THE API: every resource that the product declares, for the typed client and the descriptions. */
export const declarations = [
  campaignResource,
  projectResource,
  offerResource,
  offerRuleResource,
  orderResource,
  orderEventResource,
  campaignReportFileResource,
  campaignReportResource,
  linkCheckResource,
  transactionResource,
  walletResource,
  statementResource,
] as const;

declare module "#platform/contract/resource.ts" {
  interface Product {
    resource: (typeof declarations)[number];
  }
}
