import { z } from "zod";

export const pageSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });
export type PageSearch = z.output<typeof pageSearch>;
