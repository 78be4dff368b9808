import { useMutation } from "@tanstack/react-query";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";

type Shown = Pick<Order, "id" | "number"> & { newConditions: NonNullable<Order["newConditions"]> };

/** Accepts the conditions that are on the screen; once, however often it is repeated. */
export const useAcceptConditions = ({ id, number, newConditions: { version, totalCents } }: Shown) =>
  useMutation({
    meta: { says: texts.changes.acceptConditions(number) },
    mutationFn: () =>
      withinBudget((said) =>
        sendOnce<Order>(`/orders/${id}/accept-conditions`, { version, expectedTotalCents: totalCents, ...said }),
      ),
    retry: retryUnanswered,
    onSettled: () => refresh("orders", "order_events", "wallets", "transactions", "carts", "campaigns", "projects"),
  });
