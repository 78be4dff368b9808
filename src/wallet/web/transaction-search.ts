import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";

const number = z.coerce.number().int().min(0).max(7);

export const transactionSearch = z.object({
  type: severalOf(number),
  status: severalOf(number),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  campaign: z.uuid().optional(),
  orderNumber: z.string().max(20).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type TransactionSearch = z.output<typeof transactionSearch>;

export const hasTransactionFilter = ({ page: _page, ...filter }: TransactionSearch): boolean =>
  Object.values(filter).some((value) => value !== undefined);
