import { useMutation } from "@tanstack/react-query";
import { retryUnanswered, sendOnce } from "#payments/web/attempt.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import type { OrderMove } from "../../order.ts";
import { texts } from "../texts.ts";

type MoveInput = { move: OrderMove; input?: { reason?: string; publicationUrl?: string } };

/** Makes a move; once, however often it is repeated. */
export const useOrderMove = ({ id, number, status, revisionRounds }: Order) =>
  useMutation({
    meta: { says: texts.changes.move(number) },
    mutationFn: ({ move, input = {} }: MoveInput) =>
      sendOnce<Order>(`/orders/${id}/${pathOf(move)}`, input, [status, revisionRounds]),
    retry: retryUnanswered,
    onSettled: () =>
      refresh("orders", "order_events", "link_checks", "wallets", "transactions", "campaigns", "projects"),
  });

/** `requestChanges` is `request-changes` in the address. */
const pathOf = (move: OrderMove): string => move.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
