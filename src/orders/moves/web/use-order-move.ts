import { useMutation } from "@tanstack/react-query";
import { actionName } from "#platform/contract/resource.ts";
import { pathOf } from "#platform/lifecycle/lifecycle.ts";
import { api, callOnce } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import type { OrderMoveOfPeople } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import type { MoveInput } from "../move-input.ts";

/** Repeating a request makes the move once. */
export const useOrderMove = ({ id, number, moveCount }: Order) =>
  useMutation({
    meta: { says: texts.changes.move(number) },
    mutationFn: ({ move, input = {} }: { move: OrderMoveOfPeople; input?: MoveInput }) =>
      callOnce(api.orders, actionName(pathOf(move)), { id, input: { ...input, moveCount } }, [moveCount]),
    retry: retryUnanswered,
    onSettled: () =>
      refresh(
        api.orders,
        api.order_events,
        api.link_checks,
        api.disputes,
        api.wallets,
        api.transactions,
        api.campaigns,
        api.projects,
      ),
  });
