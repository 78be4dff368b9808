import { createFileRoute } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { AgreedPrices, type AgreedPricesSearch, agreedPricesSearch } from "./AgreedPrices.tsx";
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
    <Page title={texts.title} actions={back}>
      <AgreedPrices
        side="publisher"
        search={search}
        onPage={(page) => void navigate({ search: { ...search, page }, resetScroll: false })}
      />
    </Page>
  );
}
