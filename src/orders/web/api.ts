import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, findQuery, listQuery } from "#platform/web/calls/client.ts";
import type { ListedOrder, OrderEdit, OrderQuery } from "../contract.ts";
import { campaignOrdersQuery } from "./loader-queries.ts";

/** Pages that the calendar reads of a campaign; it says when more exist. */
const pagesMax = 10;

/** All orders of a campaign, page by page. `totalItems` exceeds the items past the page limit. */
export const allCampaignOrdersQuery = (campaign: string, filter: OrderQuery = {}) =>
  queryOptions({
    queryKey: [api.orders.path, "all", { campaign, ...filter }],
    queryFn: async ({ client }) => {
      // Uses the board's query, so that fresh pages aren't fetched again.
      const { items, totalItems } = await client.fetchQuery(campaignOrdersQuery(campaign, 1, filter));
      const pages = Math.min(Math.ceil(totalItems / fullPage), pagesMax);
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
          client.fetchQuery(campaignOrdersQuery(campaign, index + 2, filter)),
        ),
      );
      return { items: unique([...items, ...rest.flatMap((page) => page.items)]), totalItems };
    },
    // Each page's query retries by itself.
    retry: false,
  });

/** A booking between two page reads shifts one order onto both pages. */
const unique = (orders: ListedOrder[]): ListedOrder[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

type InboxFilter = Pick<OrderQuery, "media" | "status" | "search" | "proposedBy"> & { page?: number | undefined };

/** Orders of the reader's media, or of one. */
export const inboxQuery = (filter: InboxFilter) =>
  queryOptions({
    ...listQuery(api.orders, { side: "publisher", ...filter }),
    placeholderData: keepPreviousData,
  });

export const ordersOnPage = 25;

type ClientFilter = OrderQuery & { page?: number | undefined; itemsPerPage?: number | undefined };

/** Orders over all campaigns, or of one. */
export const clientOrdersQuery = (filter: ClientFilter) =>
  queryOptions({
    ...listQuery(api.orders, { side: "client", itemsPerPage: ordersOnPage, ...filter }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) => queryOptions(findQuery(api.orders, "get", { id }, [api.wallets]));

export const orderEventsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.order_events, { order, itemsPerPage: fullPage }),
  });

export const saveOrder = (id: string, input: OrderEdit) => call(api.orders, "update", { id, input });
