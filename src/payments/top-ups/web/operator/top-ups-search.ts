import { z } from "zod";
import { paymentStates, transferStates } from "../../contract.ts";

export const shownTopUps = [...transferStates, ...paymentStates];
export type ShownTopUps = (typeof shownTopUps)[number];

export const topUpSearch = z.object({
  state: z.enum(shownTopUps).optional(),
  search: z.string().max(80).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type TopUpSearch = { state?: ShownTopUps; search?: string | undefined; page?: number };
