import { z } from "zod";

export const peopleSearch = z.object({
  search: z.string().max(100).optional(),
  suspended: z.literal("true").optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type PeopleSearch = z.output<typeof peopleSearch>;
