import { z } from "zod";

/** The page of the commissions, as it stands in the address. */
export const affiliateSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
