import { createFileRoute } from "@tanstack/react-router";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { offersFile } from "./api.ts";
import { Offers } from "./Offers.tsx";
import { type OffersSearch, offersSearch } from "./offers-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_dashboard/offers")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<OffersSearch>(),
  component: OffersPage,
});

function OffersPage() {
  const search = readAddress(offersSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SearchMessages />
          <ListFileMenu name="offers" read={(format) => offersFile({ side: "client", ...search }, format)} />
          <ButtonLink to="/offers/prices" variant="secondary">
            {texts.prices}
          </ButtonLink>
        </>
      }
    >
      <Offers
        side="client"
        search={search}
        onSearch={(changed) => void navigate({ search: changed, resetScroll: false })}
      />
    </Page>
  );
}
