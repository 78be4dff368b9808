import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { texts as walletTexts } from "../../web/texts.ts";
import { StatementView } from "./Statement.tsx";
import { type StatementSearch, statementSearch } from "./statement-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/billing/statement")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<StatementSearch>(),
  component: StatementPage,
});

function StatementPage() {
  const search = readAddress(statementSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const back = <AnchorLink to="/profile/billing">{walletTexts.billing.title}</AnchorLink>;
  if (!organization || !role || !roleMay(role, "wallet.read"))
    return (
      <Page title={texts.title} above={back}>
        <Empty title={platformTexts.noPermissions} text={walletTexts.needsAdmin} />
      </Page>
    );
  return (
    <StatementView
      organizationId={organization.id}
      above={back}
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
    />
  );
}
