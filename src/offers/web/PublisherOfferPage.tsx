import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { OfferScreen } from "./OfferScreen.tsx";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/offers/$id")({
  beforeLoad: guarded("auth", "publisher"),
  component: PublisherOfferPage,
});

/** Has no order link (R2.21): the order reaches the inbox once its text is sent. */
function PublisherOfferPage() {
  const { id } = Route.useParams();
  return <OfferScreen id={id} to="/publisher/dashboard/offers" />;
}
