import { createFileRoute } from "@tanstack/react-router";
import { useClientUser } from "#accounts/web/api.ts";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { NoOrganization } from "#wallet/web/NoOrganization.tsx";
import { LinkPage } from "./LinkPage.tsx";
import { type LinkPageSearch, linkPageSearch } from "./links-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/shared-links")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<LinkPageSearch>(),
  component: OwnLinksPage,
});

function OwnLinksPage() {
  const { currentOrganization } = useClientUser();
  const { page = 1 } = readAddress(linkPageSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  if (!currentOrganization) return <NoOrganization />;
  return (
    <LinkPage
      words={texts.page}
      organization={currentOrganization.id}
      page={page}
      onPage={(next) => void navigate({ search: { page: next } })}
    />
  );
}
