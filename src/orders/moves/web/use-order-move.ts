import { useMutation } from "@tanstack/react-query";
import { pathOf } from "#platform/lifecycle/lifecycle.ts";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import type { OrderMove } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import type { MoveInput } from "../move-input.ts";

/** Makes a move; once, however often it is repeated. */
export const useOrderMove = ({ id, number, moveCount }: Order) =>
  useMutation({
    meta: { says: texts.changes.move(number) },
    mutationFn: ({ move, input = {} }: { move: OrderMove; input?: MoveInput }) =>
      sendOnce<Order>(`/orders/${id}/${pathOf(move)}`, { ...input, moveCount }, [moveCount]),
    retry: retryUnanswered,
    onSettled: () =>
      refresh("orders", "order_events", "link_checks", "disputes", "wallets", "transactions", "campaigns", "projects"),
  });
