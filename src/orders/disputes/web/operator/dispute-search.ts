import { z } from "zod";
import { disputeStates } from "../../dispute.ts";

export const disputeSearch = z.object({
  state: z.enum(disputeStates).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type DisputeSearch = z.output<typeof disputeSearch>;
