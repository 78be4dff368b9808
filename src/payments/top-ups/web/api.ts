import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, callOnce, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { TopUp } from "../contract.ts";
import type { PaymentState, TransferState } from "../listed-states.ts";
import type { topUpMoveInputs } from "../move-input.ts";

/** True until the provider has decided. */
export const isUndecided = ({ status }: TopUp): boolean => status < transactionStatuses.success;

/** True once its money came, even if it went back later. */
export const isPaid = ({ status }: TopUp): boolean =>
  [transactionStatuses.success, transactionStatuses.refunded, transactionStatuses.partiallyRefunded].some(
    (each) => each === status,
  );

type OperatorFilter = ({ transfers: TransferState } | { payments: PaymentState }) & {
  search?: string | undefined;
  page: number;
};

/** For operators. */
export const operatorTopUpsQuery = (filter: OperatorFilter) =>
  queryOptions({
    ...listQuery(api.top_ups, filter),
    placeholderData: keepPreviousData,
  });

/** The first hundred, for the steps from one to the next. */
export const awaitedTransfersQuery = () =>
  queryOptions(listQuery(api.top_ups, { transfers: "awaited", page: 1, itemsPerPage: fullPage }));
export const refundingPaymentsQuery = () =>
  queryOptions(listQuery(api.top_ups, { payments: "refunding", page: 1, itemsPerPage: fullPage }));

/** Credits a bank transfer, which may need a second operator. */
export async function receiveTransfer(id: string, input: z.input<typeof topUpMoveInputs.receipt>): Promise<void> {
  await withSecondOperator({ deed: "transfer", subject: id, input }, () =>
    callOnce(api.top_ups, "receive", { id, input }),
  );
  await transferDecided();
}

/** Ends a bank transfer for a reason that the customer reads. */
export async function rejectTransfer(id: string, reason: string): Promise<void> {
  await callOnce(api.top_ups, "reject", { id, input: { reason } });
  await transferDecided();
}

export async function withdrawTransfer(id: string): Promise<void> {
  await callOnce(api.top_ups, "withdraw", { id });
  await transferDecided();
}

const transferDecided = () => refresh(api.top_ups, api.wallets, api.transactions, api.audit_events);

/** Once the provider has decided (R2.16), every balance is read anew. */
export const topUpQuery = (id: string) => {
  const query = findQuery(api.top_ups, "get", { id });
  return queryOptions({
    ...query,
    queryFn: async () => {
      const topUp = await query.queryFn();
      if (topUp && !isUndecided(topUp)) void refresh(api.wallets, api.transactions, api.carts, api.orders);
      return topUp;
    },
  });
};
