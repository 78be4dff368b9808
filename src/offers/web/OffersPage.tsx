import { createFileRoute } from "@tanstack/react-router";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { Offers } from "./Offers.tsx";
import { type OffersSearch, offersSearch } from "./offers-search.ts";

export const Route = createFileRoute("/_dashboard/offers")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<OffersSearch>(),
  component: OffersPage,
});

function OffersPage() {
  const search = readAddress(offersSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Offers
      side="client"
      search={search}
      onSearch={(changed) => void navigate({ search: changed, resetScroll: false })}
    />
  );
}
