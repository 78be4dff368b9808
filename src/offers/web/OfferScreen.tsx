import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { OutletMark } from "#media/web/OutletMark.tsx";
import { useSeen } from "#notifications/web/use-seen.ts";
import { BackWords } from "#platform/web/components/BackWords.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Offer } from "../contract.ts";
import { offerQuery } from "./api.ts";
import { OfferMedium, OfferView } from "./OfferView.tsx";
import { texts } from "./texts.ts";

type OfferScreenProps = {
  id: string;
  /** The list to go back to. */
  to: "/offers" | "/publisher/dashboard/offers";
  /** Left out where the reader can't open the order yet. */
  orderLink?: (offer: Offer) => ReactNode;
};

export function OfferScreen({ id, to, orderLink }: OfferScreenProps) {
  const query = useQuery(offerQuery(id));
  useSeen(id, query.data?.updatedAt);
  return (
    <QueryState query={query}>
      {(offer) => (
        <Page
          title={texts.make.title(offer.mediaName)}
          mark={<OutletMark name={offer.mediaName} size="page" />}
          summary={<OfferMedium offer={offer} />}
          above={
            <AnchorLink to={to} fz="sm" mb="xs" display="inline-block" underline="never">
              <BackWords>{texts.view.back}</BackWords>
            </AnchorLink>
          }
        >
          <OfferView offer={offer} orderLink={orderLink?.(offer)} />
        </Page>
      )}
    </QueryState>
  );
}
