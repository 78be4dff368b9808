import { z } from "zod";

/** `page` counts from 1; ten items a page unless asked (R7.3). */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe("The page, counted from 1."),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(10).describe("Items on a page."),
  after: z
    .string()
    .max(500)
    .regex(/^[\w-]+$/)
    .optional()
    .describe("Where the page begins, as `hydra:next` of the page before names it: a deep page costs no more then."),
});
