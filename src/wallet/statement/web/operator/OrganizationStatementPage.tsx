import { createFileRoute } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { StatementView } from "../Statement.tsx";
import { type StatementSearch, statementSearch } from "../statement-search.ts";
import { texts } from "../texts.ts";

export const Route = createFileRoute("/_operator/operator/organizations/$id/statement")({
  validateSearch: addressOf<StatementSearch>(),
  component: OrganizationStatementPage,
});

function OrganizationStatementPage() {
  const { id } = Route.useParams();
  const search = readAddress(statementSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <StatementView
      organizationId={id}
      above={<AnchorLink to="/operator/organizations">{texts.toOrganizations}</AnchorLink>}
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
    />
  );
}
