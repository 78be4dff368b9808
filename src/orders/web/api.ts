import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, findItem, send } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds } from "#platform/web/query-client.ts";
import type { Order, OrderEvent } from "../contract.ts";
import type { OrderStatus } from "../order.ts";
import { campaignOrdersQuery } from "./loader-queries.ts";

/** The calendar reads this many pages of a campaign and says so where it has more. */
const pagesMax = 10;
/** Several pages are read anew less often than one. */
const pollManyEveryMilliseconds = 60_000;

/** All orders of a campaign, page by page; `totalItems` is greater than what is there when it has too many to read. */
export const allCampaignOrdersQuery = (campaign: string, filter: Record<string, unknown> = {}) =>
  queryOptions({
    queryKey: ["orders", { campaign, all: true, ...filter }],
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

export type InboxFilter = {
  media?: string;
  status?: OrderStatus[];
  search?: string | undefined;
  proposedBy?: "client" | undefined;
  page?: number;
};

/** Orders that came in for the reader's media; one medium's when it is named. */
export const inboxQuery = (filter: InboxFilter) =>
  queryOptions({
    queryKey: ["orders", { side: "publisher", ...filter }],
    queryFn: () => fetchCollection<Order>("/orders", { side: "publisher", ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });

/** So many orders stand on a page of an advertiser's list. */
export const ordersOnPage = 25;

/** The advertiser's orders over all campaigns; a campaign's when it is named. */
export const clientOrdersQuery = (filter: Record<string, unknown>) =>
  queryOptions({
    queryKey: ["orders", { side: "client", ...filter }],
    queryFn: () => fetchCollection<Order>("/orders", { side: "client", itemsPerPage: ordersOnPage, ...filter }),
    refetchInterval: pollEveryMilliseconds,
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", id],
    queryFn: () => findItem<Order>(`/orders/${id}`),
    refetchInterval: pollEveryMilliseconds,
  });

/** An order's history, oldest first. */
export const orderEventsQuery = (order: string) =>
  queryOptions({
    queryKey: ["order_events", order],
    queryFn: () => fetchCollection<OrderEvent>("/order_events", { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });

export type OrderEdit = Partial<
  Pick<Order, "title" | "content" | "brief" | "textVersion" | "publishDateMode" | "publishOn">
>;

/** Saves the advertiser's text or dates. */
export const saveOrder = (id: string, edit: OrderEdit) => send<Order>("PATCH", `/orders/${id}`, edit);
