import { z } from "zod";
import { transactionStatuses } from "#wallet/transaction.ts";

const { pending, processing, success, failed, refunded, canceled } = transactionStatuses;

export const queueStatuses = {
  waiting: [pending],
  sent: [processing],
  settled: [success, failed, refunded, canceled],
};
export type ShownWithdrawals = keyof typeof queueStatuses;
export const shownWithdrawals = Object.keys(queueStatuses) as ShownWithdrawals[];

export const withdrawalSearch = z.object({
  show: z.enum(shownWithdrawals as [ShownWithdrawals, ...ShownWithdrawals[]]).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type WithdrawalSearch = { show?: ShownWithdrawals; page?: number };
