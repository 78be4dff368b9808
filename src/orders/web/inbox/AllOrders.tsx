import { Alert, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { ListedOrder } from "../../contract.ts";
import { allCampaignOrdersQuery } from "../api.ts";
import { NothingBooked } from "../NothingBooked.tsx";
import { hasOrderFilter, type OrderFilterSearch, queryOfFilter } from "../order-search.ts";
import { texts } from "../texts.ts";

type AllOrdersProps = {
  campaignId: string;
  filter?: OrderFilterSearch;
  /** Stays when no order is left. */
  above: (orders: ListedOrder[]) => ReactNode;
  children: (orders: ListedOrder[]) => ReactNode;
};

export function AllOrders({ campaignId, filter = {}, above, children }: AllOrdersProps) {
  const query = useQuery(allCampaignOrdersQuery(campaignId, queryOfFilter(filter)));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) => (
        <Stack gap="lg">
          {totalItems > items.length && (
            <Alert color="yellow" variant="light">
              {texts.views.cut(items.length, totalItems)}
            </Alert>
          )}
          {above(items)}
          {totalItems === 0 ? (
            <NothingBooked campaignId={campaignId} isFiltered={hasOrderFilter(filter)} />
          ) : (
            children(items)
          )}
        </Stack>
      )}
    </QueryState>
  );
}
