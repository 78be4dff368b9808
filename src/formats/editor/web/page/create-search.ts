import { z } from "zod";
import { formatTypes } from "../../../format.ts";

/** What was chosen stands in the address until the draft exists, so that a reload keeps it (R10.6). */
export const createSearch = z.object({
  media: z.uuid().optional(),
  type: z.enum(formatTypes).optional(),
  copy: z.uuid().optional(),
  /** Which of one's media are offered while none is chosen. */
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type CreateAddress = z.infer<typeof createSearch>;
