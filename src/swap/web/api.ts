import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import type { Order } from "#orders/contract.ts";
import { idOf } from "#platform/contract/wire.ts";
import { findItem, searchString } from "#platform/web/api.ts";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { OrderSwap, SwapQuery, swapInput } from "../contract.ts";
import { texts } from "./texts.ts";

/** Dearer by no more than a quarter counts as a like price. */
const likePrice = 1.25;

/** Listings of the order's type of format: what a search finds, or without one what costs about as much, the dearest first. */
export const candidatesQuery = (order: Order, search: string | undefined, page: number) =>
  offersQuery(order, {
    ...(search ? { search } : { "price[lte]": likeMost(order), "order[price]": "desc", blocked: "hide" }),
    page,
  });

/** Those that cost more than that, the cheapest first: a search leads to the rest. */
export const dearerQuery = (order: Order) =>
  offersQuery(order, { "price[gte]": likeMost(order) + 1, "order[price]": "asc", blocked: "hide" });

const likeMost = ({ totalCents }: Order) => Math.round((totalCents ?? 0) * likePrice);

const offersQuery = ({ formatType, campaign }: Order, bounds: Record<string, unknown>) =>
  queryOptions(listQuery(api.listings, { formatType, campaign: idOf(campaign ?? ""), ...bounds }));

/** What the order would cost on the format that is chosen. */
export const swapQuery = (id: string, chosen: SwapQuery) =>
  queryOptions({
    queryKey: ["orders", id, "swap", chosen],
    queryFn: () => findItem<OrderSwap>(`/orders/${id}/swap${searchString(chosen)}`),
    placeholderData: keepPreviousData,
  });

/** Moves the order; once, however often it is repeated. */
export const useSwap = ({ id, number, status }: Order, onSwapped: (begun: Order) => Promise<void>) =>
  useMutation({
    meta: { says: texts.says(number) },
    mutationFn: (input: z.input<typeof swapInput>) =>
      withinBudget((said) => sendOnce<Order>(`/orders/${id}/swap`, { ...input, ...said }, status)),
    retry: retryUnanswered,
    onSuccess: onSwapped,
    onSettled: () =>
      refresh("orders", "order_events", "listings", "carts", "wallets", "transactions", "campaigns", "projects"),
  });
