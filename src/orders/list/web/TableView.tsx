import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { clientOrdersQuery, ordersOnPage } from "../../web/api.ts";
import { NothingBooked } from "../../web/NothingBooked.tsx";
import { hasOrderFilter, type OrderFilterSearch, queryOfFilter } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";
import { ChosenOrders } from "./ChosenOrders.tsx";

type TableViewProps = {
  campaignId: string;
  filter: OrderFilterSearch;
  page: number;
  onPage: (page: number) => void;
};

export function TableView({ campaignId, filter, page, onPage }: TableViewProps) {
  const query = useQuery(clientOrdersQuery({ campaign: campaignId, page, ...queryOfFilter(filter) }));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems, countedUpTo }) => (
        <div>
          <VisuallyHidden component="h2">{texts.views.names.table}</VisuallyHidden>
          <ChosenOrders orders={items} withCampaign={false} />
          {totalItems === 0 ? (
            <NothingBooked campaignId={campaignId} isFiltered={hasOrderFilter(filter)} />
          ) : (
            <Pager {...{ page, totalItems, countedUpTo }} itemsPerPage={ordersOnPage} onChange={onPage} />
          )}
        </div>
      )}
    </QueryState>
  );
}
