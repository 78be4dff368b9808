import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { AutomaticAnswers } from "./AutomaticAnswers.tsx";
import { Offers } from "./Offers.tsx";
import { type OffersSearch, offersSearch } from "./offers-search.ts";

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard/offers")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<OffersSearch>(),
  component: PublisherOffersPage,
});

function PublisherOffersPage() {
  const search = readAddress(offersSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Offers
      side="publisher"
      search={search}
      onSearch={(changed) => void navigate({ search: changed, resetScroll: false })}
      actions={<AutomaticAnswers />}
    />
  );
}
