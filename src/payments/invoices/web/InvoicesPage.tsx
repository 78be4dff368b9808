import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { organizationQuery, useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { texts as walletTexts } from "#wallet/web/texts.ts";
import { BillingDetails } from "./BillingDetails.tsx";
import { Invoices } from "./Invoices.tsx";
import { type InvoiceSearch, invoiceSearch } from "./invoice-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/billing/invoices")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<InvoiceSearch>(),
  component: InvoicesPage,
});

function InvoicesPage() {
  const search = readAddress(invoiceSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const { currentOrganization, currentOrganizationRole: role } = useClientUser();
  const mayRead = currentOrganization !== null && role !== null && roleMay(role, "billing.read");
  return (
    <Page title={texts.title} above={<AnchorLink to="/profile/billing">{walletTexts.billing.title}</AnchorLink>}>
      {mayRead ? (
        <Stack gap={40}>
          <Text c="dimmed">{texts.lead}</Text>
          <Invoices
            organizationId={currentOrganization.id}
            search={search}
            onSearch={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
          />
          <DetailsOf key={currentOrganization.id} organizationId={currentOrganization.id} />
        </Stack>
      ) : (
        <Empty title={platformTexts.noPermissions} text={walletTexts.needsAdmin} />
      )}
    </Page>
  );
}

function DetailsOf({ organizationId }: { organizationId: string }) {
  const query = useQuery(organizationQuery(organizationId));
  return (
    <QueryState query={query} inline>
      {(organization) => <BillingDetails organization={organization} />}
    </QueryState>
  );
}
