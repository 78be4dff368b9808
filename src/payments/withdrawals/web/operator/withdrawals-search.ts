import { oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { transactionStatuses } from "#wallet/transaction.ts";

const { pending, processing, success, failed, refunded, canceled } = transactionStatuses;

export const queueStatuses = {
  waiting: [pending],
  sent: [processing],
  settled: [success, failed, refunded, canceled],
};
export type ShownWithdrawals = keyof typeof queueStatuses;
export const shownWithdrawals = Object.keys(queueStatuses) as ShownWithdrawals[];

export const withdrawalSearch = {
  show: oneOfWords(shownWithdrawals),
  page: pageNumber,
};
export type WithdrawalSearch = { show?: ShownWithdrawals; page?: number };
