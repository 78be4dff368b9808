import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { offerQuery } from "./api.ts";
import { OfferMedium, OfferView } from "./OfferView.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/offers/$id")({
  beforeLoad: guarded("auth", "publisher"),
  component: PublisherOfferPage,
});

/** One offer, as its publisher sees it (R2.21). Its order shows up in the inbox once the text is sent. */
function PublisherOfferPage() {
  const { id } = Route.useParams();
  const query = useQuery(offerQuery(id));
  return (
    <QueryState query={query}>
      {(offer) => (
        <Page
          title={texts.make.title(offer.mediaName)}
          above={<OfferMedium offer={offer} />}
          actions={
            <AnchorLink to="/publisher/dashboard/offers" fz="sm">
              {texts.view.back}
            </AnchorLink>
          }
        >
          <OfferView offer={offer} orderLink={null} />
        </Page>
      )}
    </QueryState>
  );
}
