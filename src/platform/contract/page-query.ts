import { z } from "zod";
import { fullPage, lastPageNumber } from "./list-length.ts";

/** A page's number as an address carries it, counted from 1. */
export const pageInQuery = z.coerce.number().int().min(1).max(lastPageNumber);

/** `page` counts from 1; ten items a page unless asked (R7.3). */
export const pageQuery = z.object({
  page: pageInQuery.default(1).describe("The page, counted from 1."),
  itemsPerPage: z.coerce.number().int().min(1).max(fullPage).default(10).describe("Items on a page."),
  after: z
    .string()
    .max(500)
    .regex(/^[\w-]+$/)
    .optional()
    .describe("Where the page begins, as `hydra:next` of the page before names it: a deep page costs no more then."),
});
