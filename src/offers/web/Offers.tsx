import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TradeSide } from "#events/trade-side.ts";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { StatusList } from "#platform/web/components/rows/StatusList.tsx";
import { offerStatuses } from "../offer.ts";
import { offersFile, offersQuery } from "./api.ts";
import { OfferTable } from "./OfferTable.tsx";
import type { OffersSearch } from "./offers-search.ts";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { texts } from "./texts.ts";

const offerListWords = texts.list;
const statuses = offerStatuses.map((value) => ({ value, label: texts.statuses[value] }));

const sides = {
  client: { offer: "/offers/$id", prices: "/offers/prices", noneText: offerListWords.noneClient },
  publisher: {
    offer: "/publisher/dashboard/offers/$id",
    prices: "/publisher/dashboard/offers/prices",
    noneText: offerListWords.noneText,
  },
} as const;

type OffersProps = {
  side: TradeSide;
  search: OffersSearch;
  onSearch: (search: OffersSearch) => void;
  /** Behind the actions of both sides. */
  actions?: ReactNode;
};

/** A side's offers, as rows and as a file. */
export function Offers({ side, search, onSearch, actions }: OffersProps) {
  const query = useQuery(offersQuery({ side, ...search }));
  const { offer, prices, noneText } = sides[side];
  const change = (changed: OffersSearch) => onSearch({ ...search, ...changed });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <SearchMessages />
          <ListFileMenu name="offers" read={(format) => offersFile({ side, ...search }, format)} />
          <ButtonLink to={prices} variant="secondary">
            {texts.prices}
          </ButtonLink>
          {actions}
        </>
      }
    >
      <StatusList
        texts={offerListWords}
        noneText={noneText}
        statuses={statuses}
        search={search}
        onSearch={change}
        query={query}
        isNarrowed={search.campaign !== undefined || search.organization !== undefined}
        before={<PlaceFilters search={search} onSearch={change} />}
      >
        {(offers) => <OfferTable offers={offers} to={offer} />}
      </StatusList>
    </Page>
  );
}
