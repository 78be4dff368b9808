import { z } from "zod";

const page = z.coerce.number().int().min(1).default(1);

/** The pages of the two queues, as the address says them. */
export const reviewSearch = z.object({ media: page, formats: page });
export type ReviewSearch = z.output<typeof reviewSearch>;
