import { z } from "zod";

/** The page of the queue, as the address says it. */
export const reviewSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });
export type ReviewSearch = z.output<typeof reviewSearch>;
