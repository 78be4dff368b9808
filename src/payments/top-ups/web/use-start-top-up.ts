import { useMutation } from "@tanstack/react-query";
import { api, callOnce } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { TopUpMethod } from "../ways-to-pay.ts";
import { texts } from "./texts.ts";

/** A retry after a lost connection starts it only once. */
export const useStartTopUp = () =>
  useMutation({
    meta: { says: texts.changes.topUp },
    mutationFn: (input: { organization: string; amountCents: number; method: TopUpMethod }) =>
      callOnce(api.top_ups, "create", { input }),
    retry: retryUnanswered,
    onSuccess: () => refresh(api.transactions, api.top_ups),
  });
