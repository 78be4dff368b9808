import { z } from "zod";

export const organizationsSearch = z.object({
  search: z.string().max(100).optional(),
  status: z.coerce.number().int().min(0).max(3).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type OrganizationsSearch = z.output<typeof organizationsSearch>;
