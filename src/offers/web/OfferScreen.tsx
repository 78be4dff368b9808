import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSeen } from "#notifications/web/use-seen.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Offer } from "../contract.ts";
import { offerQuery } from "./api.ts";
import { OfferMedium, OfferView } from "./OfferView.tsx";
import { texts } from "./texts.ts";

type OfferScreenProps = {
  id: string;
  /** The list that the reader came from. */
  to: "/offers" | "/publisher/dashboard/offers";
  /** The order that the offer became, where the reader can open it already. */
  orderLink?: (offer: Offer) => ReactNode;
};

/** One offer, as the reader's side sees it. */
export function OfferScreen({ id, to, orderLink }: OfferScreenProps) {
  const query = useQuery(offerQuery(id));
  useSeen(id, query.data?.updatedAt);
  return (
    <QueryState query={query}>
      {(offer) => (
        <Page
          title={texts.make.title(offer.mediaName)}
          above={<OfferMedium offer={offer} />}
          actions={
            <AnchorLink to={to} fz="sm">
              {texts.view.back}
            </AnchorLink>
          }
        >
          <OfferView offer={offer} orderLink={orderLink?.(offer)} />
        </Page>
      )}
    </QueryState>
  );
}
