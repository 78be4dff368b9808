import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";

/** MAP OF THE API: every resource that the product declares, for the typed client and the descriptions. */
export const declarations = [
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
