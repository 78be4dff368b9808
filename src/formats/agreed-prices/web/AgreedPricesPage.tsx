import { createFileRoute } from "@tanstack/react-router";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { AgreedPrices, type AgreedPricesSearch, agreedPricesSearch } from "./AgreedPrices.tsx";
import { agreedPricesFile } from "./api.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_dashboard/offers/prices")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<AgreedPricesSearch>(),
  component: AgreedPricesPage,
});

function AgreedPricesPage() {
  const search = readAddress(agreedPricesSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ListFileMenu
            name="agreed-prices"
            read={(format) => agreedPricesFile({ side: "client", ...search }, format)}
          />
          <AnchorLink to="/offers" fz="sm">
            {texts.offers}
          </AnchorLink>
        </>
      }
    >
      <AgreedPrices
        side="client"
        search={search}
        onPage={(page) => void navigate({ search: { ...search, page }, resetScroll: false })}
      />
    </Page>
  );
}
