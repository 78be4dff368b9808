import { z } from "zod";
import { formatTypes } from "../../../format.ts";

/** Choices stay in the URL until the draft exists, so that a reload keeps them (R10.6). */
export const createSearch = z.object({
  media: z.uuid().optional(),
  type: z.enum(formatTypes).optional(),
  copy: z.uuid().optional(),
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type CreateAddress = z.infer<typeof createSearch>;
