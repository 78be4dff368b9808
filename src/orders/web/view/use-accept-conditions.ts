import { useMutation } from "@tanstack/react-query";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import { api, callOnce } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { texts } from "../texts.ts";

type FlaggedOrder = Pick<Order, "id" | "number"> & { newConditions: NonNullable<Order["newConditions"]> };

/** Repeating a request accepts once. */
export const useAcceptConditions = ({ id, number, newConditions: { version, totalCents } }: FlaggedOrder) =>
  useMutation({
    meta: { says: texts.changes.acceptConditions(number) },
    mutationFn: () =>
      withinBudget((said) =>
        callOnce(api.orders, "accept-conditions", {
          id,
          input: { version, expectedTotalCents: totalCents ?? undefined, ...said },
        }),
      ),
    retry: retryUnanswered,
    onSettled: () =>
      refresh(api.orders, api.order_events, api.carts, api.wallets, api.transactions, api.campaigns, api.projects),
  });
