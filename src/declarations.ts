import { identityResource } from "#identity/contract.ts";
import { offerResource, offerRuleResource } from "#offers/contract.ts";
import { adjustmentResource } from "#operator/adjustments/contract.ts";
import { booksCheckResource, booksResource, ledgerAccountResource } from "#operator/books/contract.ts";
import { organizationRecordResource } from "#operator/organizations/contract.ts";
import { personRecordResource } from "#operator/people/contract.ts";
import { setupResource } from "#operator/setup/contract.ts";
import { autoTopUpResource } from "#payments/auto-top-ups/contract.ts";
import { chargebackResource } from "#payments/chargebacks/contract.ts";
import { identityCheckResource } from "#payments/identity-checks/contract.ts";
import { invoiceResource } from "#payments/invoices/contract.ts";
import { payeeResource } from "#payments/payees/contract.ts";
import { taxRateResource } from "#payments/taxes/contract.ts";
import { topUpResource } from "#payments/top-ups/contract.ts";
import { voucherRedemptionResource, voucherResource } from "#payments/vouchers/contract.ts";
import { payoutStopResource, withdrawalResource, withdrawalTermsResource } from "#payments/withdrawals/contract.ts";
import { transactionResource, walletResource } from "#wallet/contract.ts";
import { statementResource } from "#wallet/statement/contract.ts";

/** MAP OF THE API: every resource that the product declares, for the typed client and the descriptions. */
export const declarations = [
  offerResource,
  offerRuleResource,
  identityResource,
  adjustmentResource,
  booksCheckResource,
  booksResource,
  ledgerAccountResource,
  organizationRecordResource,
  personRecordResource,
  setupResource,
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
  walletResource,
  transactionResource,
  statementResource,
] as const;

declare module "#platform/contract/resource.ts" {
  interface Product {
    resource: (typeof declarations)[number];
  }
}
