import { useMutation } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { api, callOnce } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { ListedOrder } from "../../contract.ts";
import { texts } from "./texts.ts";
import { forgetSharedText } from "./use-shared-text.ts";

const { changes } = texts;
const several = api["orders/several"];

/** Repeating a request moves the orders once. */
export const useMoveSeveral = (move: "approve" | "accept") =>
  useMutation({
    meta: { says: changes[move] },
    mutationFn: async (orders: ListedOrder[]) => {
      const seen = orders.map(({ id, moveCount }) => ({ order: id, moveCount }));
      return (await callOnce(several, move, { input: { orders: seen } })).items;
    },
    retry: retryUnanswered,
    onError: notify.failure,
    onSettled: () => refresh(api.orders, api.order_events, api.wallets, api.transactions, api.campaigns, api.projects),
  });

export function useWriteSeveral() {
  const { id: person } = useClientUser();
  return useMutation({
    meta: { says: changes.write },
    mutationFn: async (input: { orders: string[]; title: string; content: string; send: boolean }) =>
      (await callOnce(several, "write", { input })).items,
    retry: retryUnanswered,
    // An order that took the text keeps it from now on.
    onSuccess: (outcomes) => outcomes.some(({ done }) => done) && forgetSharedText(person),
    onError: notify.failure,
    onSettled: () => refresh(api.orders, api.order_events),
  });
}
