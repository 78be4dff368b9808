import { agentCallResource } from "#agents/contract.ts";
import { auditEventResource } from "#audit/contract.ts";
import { deedResource } from "#deeds/contract.ts";
import { identityResource } from "#identity/contract.ts";
import { catalogueImportResource } from "#imports/contract.ts";
import { trackedLinkResource } from "#links/contract.ts";
import { metricProviderResource } from "#media/providers/contract.ts";
import { orderConversationResource } from "#messages/contract.ts";
import { booksId } from "#operator/books/books.ts";
import { booksCheckResource, booksResource, ledgerAccountResource } from "#operator/books/contract.ts";
import { moneyFlowResource } from "#operator/flow/contract.ts";
import { moneyFlowId } from "#operator/flow/flow-id.ts";
import { orderRecordResource } from "#operator/orders/contract.ts";
import { organizationRecordResource } from "#operator/organizations/contract.ts";
import { outletRecordResource } from "#operator/outlets/contract.ts";
import { personRecordResource } from "#operator/people/contract.ts";
import { setupResource } from "#operator/setup/contract.ts";
import { claimResource } from "#orders/claims/contract.ts";
import { orderResource } from "#orders/contract.ts";
import { disputeResource } from "#orders/disputes/contract.ts";
import { orderEventResource } from "#orders/events/contract.ts";
import { orderExtraResource } from "#orders/extras/contract.ts";
import { sharedLinkResource } from "#orders/shares/contract.ts";
import { invoiceResource } from "#payments/invoices/contract.ts";
import { taxRateResource } from "#payments/taxes/contract.ts";
import { topUpResource } from "#payments/top-ups/contract.ts";
import { voucherResource } from "#payments/vouchers/contract.ts";
import { withdrawalResource } from "#payments/withdrawals/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { reading } from "#platform/contract/screen-reads.ts";
import { settingsResource } from "#settings/contract.ts";
import { feeAgreementResource } from "#settings/fees/contract.ts";
import { featureFlagResource } from "#settings/flags/contract.ts";
import { pathRedirectResource } from "#settings/redirects/contract.ts";
import { settingsId } from "#settings/settings-id.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import { webhookResource } from "#webhooks/contract.ts";

import { type AskedReads, type AskedScreen, itemReads, listReads } from "./asked-reads.ts";

/** A case stands between those that wait with it. */
const waiting = { page: 1, itemsPerPage: fullPage };
const isWaiting = { status: [transactionStatuses.pending] };

/** A case about an order, which it names. */
const orderCase =
  (resource: typeof disputeResource | typeof claimResource) =>
  async ({ ids: [id = ""], read }: AskedScreen) => {
    const found = (await read(reading(resource, "get", { id }))) as { order: string } | undefined;
    const waits = reading(resource, "list", { query: { state: "open", ...waiting } });
    if (!found) return [waits];
    const order = idOf(found.order);
    const query = { order, itemsPerPage: fullPage };
    return [
      reading(orderResource, "get", { id: order }),
      waits,
      reading(orderExtraResource, "list", { query }),
      reading(orderEventResource, "list", { query }),
      reading(orderConversationResource, "messages", { id: order, query: { itemsPerPage: 30 } }),
    ];
  };

/** The operator's console. */
export const consoleReads: AskedReads = {
  "/operator": () => [reading(moneyFlowResource, "get", { id: moneyFlowId })],
  "/operator/orders": listReads(orderRecordResource),
  "/operator/outlets": listReads(outletRecordResource),
  "/operator/disputes": listReads(disputeResource, { state: "open", page: 1 }),
  "/operator/disputes/$": orderCase(disputeResource),
  "/operator/claims": listReads(claimResource, { state: "open", page: 1 }),
  "/operator/claims/$": orderCase(claimResource),
  "/operator/withdrawals": listReads(withdrawalResource, { ...isWaiting, page: 1, itemsPerPage: 20 }),
  "/operator/withdrawals/$": itemReads(
    withdrawalResource,
    reading(withdrawalResource, "list", { query: { ...isWaiting, ...waiting } }),
  ),
  "/operator/identity": listReads(identityResource, { state: "in_review", page: 1 }),
  "/operator/identity/$": itemReads(
    identityResource,
    reading(identityResource, "list", { query: { state: "in_review", ...waiting } }),
  ),
  "/operator/imports": listReads(catalogueImportResource, { page: 1 }),
  "/operator/imports/$": itemReads(catalogueImportResource),
  "/operator/top-ups": listReads(topUpResource, { transfers: "awaited", page: 1 }),
  "/operator/top-ups/$": itemReads(topUpResource),
  "/operator/vouchers": listReads(voucherResource, { page: 1 }),
  "/operator/documents": listReads(invoiceResource),
  "/operator/taxes": listReads(taxRateResource, { page: 1 }),
  "/operator/people": listReads(personRecordResource),
  "/operator/organizations": listReads(organizationRecordResource),
  "/operator/confirmations": listReads(deedResource, { state: "waiting", page: 1 }),
  "/operator/confirmations/$": itemReads(
    deedResource,
    reading(deedResource, "list", { query: { state: "waiting", ...waiting } }),
  ),
  "/operator/fees": listReads(feeAgreementResource, { page: 1 }),
  "/operator/books": (asked) => [
    reading(booksCheckResource, "list"),
    reading(booksResource, "get", { id: booksId }),
    ...listReads(ledgerAccountResource)(asked),
  ],
  "/operator/setup": () => [
    reading(setupResource, "get", { id: settingsId }),
    reading(settingsResource, "get", { id: settingsId }),
  ],
  "/operator/settings": () => [reading(settingsResource, "get", { id: settingsId })],
  "/operator/flags": () => [reading(featureFlagResource, "list", { query: { itemsPerPage: fullPage } })],
  "/operator/redirects": listReads(pathRedirectResource, { page: 1 }),
  "/operator/links": listReads(trackedLinkResource),
  "/operator/shared-links": listReads(sharedLinkResource, { page: 1 }),
  "/operator/metrics": () => [reading(metricProviderResource, "list", { query: { itemsPerPage: fullPage } })],
  "/operator/webhooks": listReads(webhookResource, { operators: "true", page: 1 }),
  "/operator/audit": listReads(auditEventResource),
  "/operator/agents": listReads(agentCallResource, { page: 1 }),
};
