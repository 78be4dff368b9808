import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { OfferScreen } from "./OfferScreen.tsx";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/offers/$id")({
  beforeLoad: guarded("auth", "publisher"),
  component: PublisherOfferPage,
});

/** One offer, as its publisher sees it (R2.21). Its order shows up in the inbox once the text is sent. */
function PublisherOfferPage() {
  const { id } = Route.useParams();
  return <OfferScreen id={id} to="/publisher/dashboard/offers" />;
}
