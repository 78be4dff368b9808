import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { orderResource } from "#orders/contract.ts";
import { orderEventResource } from "#orders/events/contract.ts";
import { linkCheckResource } from "#proof/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";

/** MAP OF THE API: every resource that the product declares, for the typed client and the descriptions. */
export const declarations = [
  offerResource,
  offerRuleResource,
  orderResource,
  orderEventResource,
  linkCheckResource,
  walletResource,
  transactionResource,
  statementResource,
] as const;

declare module "#platform/contract/resource.ts" {
  interface Product {
    resource: (typeof declarations)[number];
  }
}
