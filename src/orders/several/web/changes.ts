import { useMutation } from "@tanstack/react-query";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import type { OrderOutcome } from "../contract.ts";
import { texts } from "./texts.ts";

const { changes } = texts;
type Outcomes = { "hydra:member": OrderOutcome[] };

/** Approves, or accepts, these orders as they were seen; once, however often it is repeated. */
export const useMoveSeveral = (move: "approve" | "accept") =>
  useMutation({
    meta: { says: changes[move] },
    mutationFn: async (orders: Order[]) => {
      const seen = orders.map(({ id, moveCount }) => ({ order: id, moveCount }));
      return (await sendOnce<Outcomes>(`/orders/several/${move}`, { orders: seen }))["hydra:member"];
    },
    retry: retryUnanswered,
    onError: notify.failure,
    onSettled: () => refresh("orders", "order_events", "wallets", "transactions", "campaigns", "projects"),
  });

/** Writes one text into these orders. */
export const useWriteSeveral = () =>
  useMutation({
    meta: { says: changes.write },
    mutationFn: async (input: { orders: string[]; title: string; content: string }) =>
      (await sendOnce<Outcomes>("/orders/several/write", input))["hydra:member"],
    retry: retryUnanswered,
    onError: notify.failure,
    onSettled: () => refresh("orders"),
  });
