import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { Balances } from "./Balances.tsx";
import { NoOrganization } from "./NoOrganization.tsx";
import { Transactions } from "./Transactions.tsx";
import { texts } from "./texts.ts";
import { type TransactionSearch, transactionSearch } from "./transaction-search.ts";

export const Route = createFileRoute("/_profile/profile/billing")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<TransactionSearch>(),
  component: BillingPage,
});

/** The organization's money: balances, and what moved them (R2.15). */
function BillingPage() {
  const search = readAddress(transactionSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  if (!organization || !role) return <WithoutMoney>{<NoOrganization />}</WithoutMoney>;
  if (!roleMay(role, "wallet.read")) {
    return <WithoutMoney>{<EmptyState title={platformTexts.noPermissions} text={texts.needsAdmin} />}</WithoutMoney>;
  }
  return (
    <Page
      title={texts.billing.title}
      actions={organization.kind !== "publisher" && <ButtonLink to="/top-up">{texts.billing.topUp}</ButtonLink>}
    >
      <Stack gap={40}>
        <Balances organization={organization} />
        <Transactions
          organizationId={organization.id}
          search={search}
          onSearch={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
        />
      </Stack>
    </Page>
  );
}

function WithoutMoney({ children }: { children: ReactNode }) {
  return <Page title={texts.billing.title}>{children}</Page>;
}
