import { z } from "zod";

export const importsSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
export type ImportsSearch = z.output<typeof importsSearch>;
