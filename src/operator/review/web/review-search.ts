import { z } from "zod";

export const reviewSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });
export type ReviewSearch = z.output<typeof reviewSearch>;
