import { z } from "zod";

export const linkPageSearch = z.object({ page: z.coerce.number().int().min(1).optional() });
export type LinkPageSearch = z.output<typeof linkPageSearch>;
