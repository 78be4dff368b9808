import { z } from "zod";
import { severalOf } from "#platform/contract/wire.ts";

const number = z.coerce.number().int().min(0).max(7);

/** The filters of the transactions, as they stand in the address. */
export const transactionSearch = z.object({
  type: severalOf(number),
  status: severalOf(number),
  page: z.coerce.number().int().min(1).optional(),
});
export type TransactionSearch = z.output<typeof transactionSearch>;
