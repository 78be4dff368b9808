import { z } from "zod";
import { claimStates } from "../../claim.ts";

export const claimSearch = z.object({
  state: z.enum(claimStates).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type ClaimSearch = z.output<typeof claimSearch>;
