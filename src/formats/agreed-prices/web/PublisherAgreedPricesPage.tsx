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

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/offers/prices")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<AgreedPricesSearch>(),
  component: PublisherAgreedPricesPage,
});

function PublisherAgreedPricesPage() {
  const search = readAddress(agreedPricesSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const back = search.format ? (
    <AnchorLink to="/publisher/dashboard/offers/prices" fz="sm">
      {texts.allFormats}
    </AnchorLink>
  ) : (
    <AnchorLink to="/publisher/dashboard/offers" fz="sm">
      {texts.offers}
    </AnchorLink>
  );
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ListFileMenu
            name="agreed-prices"
            read={(format) => agreedPricesFile({ side: "publisher", ...search }, format)}
          />
          {back}
        </>
      }
    >
      <AgreedPrices
        side="publisher"
        search={search}
        onPage={(page) => void navigate({ search: { ...search, page }, resetScroll: false })}
      />
    </Page>
  );
}
