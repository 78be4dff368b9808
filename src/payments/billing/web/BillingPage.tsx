import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { CampaignFilter } from "#campaigns/web/CampaignFilter.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { inOrder } from "#platform/web/components/loading/Waiting.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { Balances } from "#wallet/web/Balances.tsx";
import { NoOrganization } from "#wallet/web/NoOrganization.tsx";
import { Transactions } from "#wallet/web/Transactions.tsx";
import { texts } from "#wallet/web/texts.ts";
import { type TransactionSearch, transactionSearch } from "#wallet/web/transaction-search.ts";
import { AutoTopUpPart } from "../../auto-top-ups/web/AutoTopUpPart.tsx";
import { texts as invoiceTexts } from "../../invoices/web/texts.ts";
import { RedeemVoucher } from "../../vouchers/web/RedeemVoucher.tsx";

export const Route = createFileRoute("/_profile/profile/billing")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<TransactionSearch>(),
  component: BillingPage,
});

function BillingPage() {
  const search = readAddress(transactionSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (changed: TransactionSearch) =>
    void navigate({ search: changed, replace: true, resetScroll: false });
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  if (!organization || !role) return <WithoutMoney>{<NoOrganization />}</WithoutMoney>;
  if (!roleMay(role, "wallet.read")) {
    return <WithoutMoney>{<Empty title={platformTexts.noPermissions} text={texts.needsAdmin} />}</WithoutMoney>;
  }
  return (
    <Page
      title={texts.billing.title}
      actions={
        <>
          <ButtonLink to="/profile/billing/invoices" variant="secondary">
            {invoiceTexts.toInvoices}
          </ButtonLink>
          <ButtonLink to="/profile/billing/statement" variant="secondary">
            {texts.billing.toStatement}
          </ButtonLink>
          {organization.kind === "publisher" && roleMay(role, "wallet.withdraw") && (
            <ButtonLink to="/withdrawal" variant="accent">
              {texts.billing.withdraw}
            </ButtonLink>
          )}
          {organization.kind !== "publisher" && (
            <ButtonLink to="/top-up" variant="accent">
              {texts.billing.topUp}
            </ButtonLink>
          )}
        </>
      }
    >
      <ProofGate />
      <Stack gap="xl" className={inOrder}>
        <Balances organization={organization} />
        <Transactions
          organizationId={organization.id}
          search={search}
          onSearch={onSearch}
          moreFilters={
            organization.kind !== "publisher" && (
              <CampaignFilter
                value={search.campaign}
                onChange={(campaign) => onSearch({ ...search, campaign, page: undefined })}
              />
            )
          }
        />
        {organization.kind !== "publisher" && roleMay(role, "wallet.topUp") && (
          <AutoTopUpPart organizationId={organization.id} />
        )}
        {organization.kind !== "publisher" && <RedeemVoucher organizationId={organization.id} />}
      </Stack>
    </Page>
  );
}

function WithoutMoney({ children }: { children: ReactNode }) {
  return <Page title={texts.billing.title}>{children}</Page>;
}
