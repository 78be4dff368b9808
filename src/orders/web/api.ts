import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, call, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { Order, OrderEdit, OrderQuery } from "../contract.ts";
import { campaignOrdersQuery } from "./loader-queries.ts";

/** The calendar reads this many pages of a campaign and says so where it has more. */
const pagesMax = 10;
/** Several pages are read anew less often than one. */
const pollManyEveryMilliseconds = 60_000;

/** All orders of a campaign, page by page; `totalItems` is greater than what is there when it has too many to read. */
export const allCampaignOrdersQuery = (campaign: string, filter: OrderQuery = {}) =>
  queryOptions({
    queryKey: [api.orders.path, "all", { campaign, ...filter }],
    queryFn: async ({ client }) => {
      // Each page comes from the board's own query: what was just read for the board is not read again.
      const { items, totalItems } = await client.fetchQuery(campaignOrdersQuery(campaign, 1, filter));
      const pages = Math.min(Math.ceil(totalItems / fullPage), pagesMax);
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
          client.fetchQuery(campaignOrdersQuery(campaign, index + 2, filter)),
        ),
      );
      return { items: unique([...items, ...rest.flatMap((page) => page.items)]), totalItems };
    },
    // The pages try again by themselves.
    retry: false,
    refetchInterval: ({ state }) =>
      (state.data?.totalItems ?? 0) > fullPage ? pollManyEveryMilliseconds : pollEveryMilliseconds,
  });

/** An order booked between two pages moves the others down: one of them is then on both. */
const unique = (orders: Order[]): Order[] => [...new Map(orders.map((order) => [order.id, order])).values()];

type InboxFilter = Pick<OrderQuery, "media" | "status" | "search" | "proposedBy"> & { page?: number | undefined };

/** Orders that came in for the reader's media; one medium's when it is named. */
export const inboxQuery = (filter: InboxFilter) =>
  queryOptions({
    ...listQuery(api.orders, { side: "publisher", ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });

/** So many orders stand on a page of an advertiser's list. */
export const ordersOnPage = 25;

type ClientFilter = OrderQuery & { page?: number | undefined; itemsPerPage?: number | undefined };

/** The advertiser's orders over all campaigns; a campaign's when it is named. */
export const clientOrdersQuery = (filter: ClientFilter) =>
  queryOptions({
    ...listQuery(api.orders, { side: "client", itemsPerPage: ordersOnPage, ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({ ...findQuery(api.orders, "get", { id }), refetchInterval: pollEveryMilliseconds });

/** An order's history, oldest first. */
export const orderEventsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.order_events, { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });

/** Saves the advertiser's text or dates. */
export const saveOrder = (id: string, input: OrderEdit) => call(api.orders, "update", { id, input });
