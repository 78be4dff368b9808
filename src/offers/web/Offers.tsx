import { useQuery } from "@tanstack/react-query";
import { StatusList } from "#platform/web/components/rows/StatusList.tsx";
import { offerStatuses } from "../offer.ts";
import { offersQuery } from "./api.ts";
import { OfferTable } from "./OfferTable.tsx";
import type { OffersSearch } from "./offers-search.ts";
import { texts } from "./texts.ts";

const offerListWords = texts.list;
const statuses = offerStatuses.map((value) => ({ value, label: texts.statuses[value] }));

type OffersProps = { side: "client" | "publisher"; search: OffersSearch; onSearch: (search: OffersSearch) => void };

export function Offers({ side, search, onSearch }: OffersProps) {
  const query = useQuery(offersQuery({ side, ...search }));
  return (
    <StatusList
      texts={offerListWords}
      noneText={side === "client" ? offerListWords.noneClient : offerListWords.noneText}
      statuses={statuses}
      search={search}
      onSearch={(changed) => onSearch({ ...search, ...changed })}
      query={query}
    >
      {(offers) => (
        <OfferTable offers={offers} to={side === "client" ? "/offers/$id" : "/publisher/dashboard/offers/$id"} />
      )}
    </StatusList>
  );
}
