import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { clientOrdersQuery, ordersOnPage } from "../../web/api.ts";
import { filterIn, hasOrderFilter, type OrdersSearch, ordersSearch, queryOfFilter } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";
import { OrderDrawer } from "../../web/view/OrderDrawer.tsx";
import { ChosenOrders } from "./ChosenOrders.tsx";
import { LaterFilters } from "./LaterFilters.tsx";
import { OrderExport } from "./OrderExport.tsx";
import { TaskLinks } from "./TaskLinks.tsx";

const orderListWords = texts.list;
const CampaignFilter = lazy(async () => ({
  default: (await import("#campaigns/web/CampaignFilter.tsx")).CampaignFilter,
}));

export const Route = createFileRoute("/_dashboard/orders")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<OrdersSearch>(),
  component: OrdersPage,
});

function OrdersPage() {
  const search = readAddress(ordersSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const onSearch = (changed: OrdersSearch) => void navigate({ search: changed, resetScroll: false });
  const { campaign } = search;
  const filter = filterIn(search);
  return (
    <Page title={orderListWords.title} beside={<TaskLinks current={search.task} />} actions={<SearchMessages />}>
      <Stack gap="sm">
        <LaterFilters
          isCovered={search.order !== undefined}
          filter={filter}
          keepsTask
          onFilter={(changed) => onSearch({ ...search, page: undefined, ...changed })}
          before={
            <CampaignFilter
              value={campaign}
              onChange={(chosen) => onSearch({ ...search, page: undefined, campaign: chosen })}
            />
          }
        >
          <OrderExport filter={{ ...filter, campaign }} />
        </LaterFilters>
        <Orders search={search} onSearch={onSearch} />
      </Stack>
      <OrderDrawer orderId={search.order} onClose={() => onSearch({ ...search, order: undefined })} />
    </Page>
  );
}

type OrdersProps = { search: OrdersSearch; onSearch: (search: OrdersSearch) => void };

function Orders({ search, onSearch }: OrdersProps) {
  const { campaign, page = 1 } = search;
  const filter = filterIn(search);
  const mayBook = placeRoleMay(useClientUser().currentProjectRole, "project", "cart.edit");
  const query = useQuery(clientOrdersQuery({ campaign, page, ...queryOfFilter(filter) }));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems, countedUpTo }) => (
        <div>
          <ChosenOrders orders={items} withCampaign={!campaign} />
          {totalItems > 0 ? (
            <Pager
              page={page}
              totalItems={totalItems}
              countedUpTo={countedUpTo}
              itemsPerPage={ordersOnPage}
              onChange={(chosen) => onSearch({ ...search, page: chosen })}
            />
          ) : hasOrderFilter(filter) || campaign ? (
            <Empty title={orderListWords.noneFound} />
          ) : (
            <Empty
              title={orderListWords.none}
              text={mayBook ? orderListWords.noneText : texts.board.noneToRead}
              action={mayBook && <ButtonLink to="/media">{texts.campaign.findMedia}</ButtonLink>}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}
