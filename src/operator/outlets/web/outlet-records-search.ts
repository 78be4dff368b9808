import { z } from "zod";
import { mediaStatuses } from "#media/media.ts";

export const outletRecordsSearch = z.object({
  search: z.string().max(100).optional(),
  status: z.enum(mediaStatuses).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type OutletRecordsSearch = z.output<typeof outletRecordsSearch>;
