import { useMutation } from "@tanstack/react-query";
import { retryUnanswered, sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import { texts } from "#wallet/web/texts.ts";
import type { TopUp, TopUpMethod } from "../contract.ts";

/** Starts a top-up; a repetition after a lost connection starts it once. */
export const useStartTopUp = () =>
  useMutation({
    meta: { says: texts.changes.topUp },
    mutationFn: (input: { organization: string; amountCents: number; method: TopUpMethod }) =>
      sendOnce<TopUp>("/top_ups", input),
    retry: retryUnanswered,
    onSuccess: () => refresh("transactions", "top_ups"),
  });
