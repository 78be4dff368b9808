import { z } from "zod";

/** The page of the list, as the address says it. */
export const importsSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
export type ImportsSearch = z.output<typeof importsSearch>;
