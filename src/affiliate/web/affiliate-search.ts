import { z } from "zod";

export const affiliateSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
