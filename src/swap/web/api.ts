import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import type { Order } from "#orders/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api, callOnce, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { SwapQuery, swapInput } from "../contract.ts";
import { texts } from "./texts.ts";

/** Up to a quarter dearer counts as a like price. */
const likePrice = 1.25;

/** Formats of the order's type: a search's results, or else a like price, dearest first. */
export const candidatesQuery = (order: Order, search: string | undefined, page: number) =>
  offersQuery(order, {
    ...(search ? { search } : { "price[lte]": likeMost(order), "order[price]": "desc", blocked: "hide" }),
    page,
  });

/** Dearer formats, cheapest first; a search leads to the rest. */
export const dearerQuery = (order: Order) =>
  offersQuery(order, { "price[gte]": likeMost(order) + 1, "order[price]": "asc", blocked: "hide" });

const likeMost = ({ totalCents }: Order) => Math.round((totalCents ?? 0) * likePrice);

const offersQuery = ({ formatType, campaign }: Order, bounds: Record<string, unknown>) =>
  queryOptions(listQuery(api.listings, { formatType, campaign: idOf(campaign ?? ""), ...bounds }));

export const swapQuery = (id: string, chosen: SwapQuery) =>
  queryOptions({
    ...findQuery(api.orders, "swap", { id, query: chosen }, [api.wallets]),
    placeholderData: keepPreviousData,
  });

/** Repeating the call moves the order only once. */
export const useSwap = ({ id, number, status }: Order, onSwapped: (begun: Order) => Promise<void>) =>
  useMutation({
    meta: { says: texts.says(number) },
    mutationFn: (input: z.input<typeof swapInput>) =>
      withinBudget((said) => callOnce(api.orders, "swap.make", { id, input: { ...input, ...said } }, status)),
    retry: retryUnanswered,
    onSuccess: onSwapped,
    onSettled: () =>
      refresh(
        api.orders,
        api.order_events,
        api.listings,
        api.carts,
        api.wallets,
        api.transactions,
        api.campaigns,
        api.projects,
      ),
  });
