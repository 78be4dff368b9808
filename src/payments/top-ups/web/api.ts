import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { PaymentState, TopUp, TransferState } from "../contract.ts";

const pollEveryMilliseconds = 1_000;
/** A bank takes days. */
const pollTransferEveryMilliseconds = 30_000;

/** True while the provider has not decided. */
export const isUndecided = ({ status }: TopUp): boolean => status < transactionStatuses.success;

/** True once its money came, whatever became of it later. */
export const isPaid = ({ status }: TopUp): boolean =>
  [transactionStatuses.success, transactionStatuses.refunded, transactionStatuses.partiallyRefunded].some(
    (each) => each === status,
  );

type OperatorFilter = ({ transfers: TransferState } | { payments: PaymentState }) & {
  search?: string | undefined;
  page: number;
};

/** A page of the bank transfers or the provider's payments in a state, for operators. */
export const operatorTopUpsQuery = (filter: OperatorFilter) =>
  queryOptions({
    queryKey: ["top_ups", filter],
    queryFn: () => fetchCollection<TopUp>("/top_ups", filter),
    placeholderData: keepPreviousData,
  });

/** Calls a bank transfer off, credits it, or rejects it. */
export async function decideTransfer(
  id: string,
  decision: "withdraw" | "receive" | "reject",
  input: object = {},
): Promise<void> {
  const work = () => sendOnce(`/top_ups/${id}/${decision}`, input);
  await (decision === "receive" ? withSecondOperator({ deed: "transfer", subject: id, input }, work) : work());
  await refresh("top_ups", "wallets", "transactions", "audit_events");
}

/** One top-up, live until the provider has decided (R2.16); then every screen's balance is an old one. */
export const topUpQuery = (id: string) =>
  queryOptions({
    queryKey: ["top_ups", id],
    queryFn: async () => {
      const topUp = await findItem<TopUp>(`/top_ups/${id}`);
      if (topUp && !isUndecided(topUp)) void refresh("wallets", "transactions", "carts", "orders");
      return topUp;
    },
    refetchInterval: ({ state: { data } }) =>
      data === null || (data && !isUndecided(data))
        ? false
        : data?.bankDetails
          ? pollTransferEveryMilliseconds
          : pollEveryMilliseconds,
  });
