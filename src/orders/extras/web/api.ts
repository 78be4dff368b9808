import { queryOptions, useMutation } from "@tanstack/react-query";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds, refresh } from "#platform/web/query-client.ts";
import type { ExtraMoveInput, OrderExtra, OrderExtraInput } from "../contract.ts";
import { type ExtraMove, extraPathOf } from "../order-extra.ts";
import { texts } from "./texts.ts";

const touched = () =>
  refresh("order_extras", "orders", "order_events", "disputes", "wallets", "transactions", "campaigns", "projects");

/** An order's extras, oldest first. */
export const orderExtrasQuery = (order: string) =>
  queryOptions({
    queryKey: ["order_extras", order],
    queryFn: () => fetchCollection<OrderExtra>("/order_extras", { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });

/** One extra; null where there is none. */
export const orderExtraQuery = (id: string) =>
  queryOptions({
    queryKey: ["order_extras", "one", id],
    queryFn: () => findItem<OrderExtra>(`/order_extras/${id}`),
    refetchInterval: pollEveryMilliseconds,
  });

/** Proposes an extra; once, however often it is repeated. `seen` is how many the order had. */
export const useProposeExtra = (seen: number) =>
  useMutation({
    meta: { says: texts.changes.propose },
    mutationFn: (input: Omit<OrderExtraInput, "overBudget">) =>
      withinBudget((said) => sendOnce<OrderExtra>("/order_extras", { ...input, ...said }, [seen])),
    retry: retryUnanswered,
    onSettled: touched,
  });

/** Makes a move of an extra; once, however often it is repeated. */
export const useExtraMove = ({ id, name, updatedAt }: OrderExtra) =>
  useMutation({
    meta: { says: texts.changes.move(name) },
    mutationFn: ({ move, input }: { move: ExtraMove; input: ExtraMoveInput }) =>
      withinBudget((said) =>
        sendOnce<OrderExtra>(`/order_extras/${id}/${extraPathOf(move)}`, { ...input, ...said }, [updatedAt]),
      ),
    retry: retryUnanswered,
    onSettled: touched,
  });
