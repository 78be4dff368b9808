import { z } from "zod";
import { accountReference, brandReference, formatReference, pageRequest } from "../request.ts";

const textOfBrief = z.string().trim().min(1).max(5_000);

const refinement = z.union([
  z.object({ scope: z.literal("request"), ask: textOfBrief }),
  z.object({
    scope: z.literal("product"),
    product_id: z.string().max(100),
    action: z.enum(["include", "omit", "more_like_this"]).default("include"),
    ask: textOfBrief.optional(),
  }),
  z.object({ scope: z.literal("proposal"), proposal_id: z.string().max(200) }),
]);
export type Refinement = z.output<typeof refinement>;

const productFilters = z.object({
  delivery_type: z.enum(["guaranteed", "non_guaranteed"]).optional(),
  is_fixed_price: z.boolean().optional(),
  format_ids: z.array(formatReference).max(50).optional(),
  budget_range: z
    .object({ min: z.number().min(0).optional(), max: z.number().min(0).optional(), currency: z.string().length(3) })
    .optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .optional(),
});
export type ProductFilters = z.output<typeof productFilters>;

export const getProductsInput = z.object({
  buying_mode: z
    .enum(["brief", "wholesale", "refine"])
    .optional()
    .describe("`brief` reads `brief`, `refine` reads `refine`, `wholesale` lists everything."),
  brief: textOfBrief
    .optional()
    .describe("Countries, languages, topics, kinds of outlet, format and link, and “under $200” are understood."),
  refine: z.array(refinement).min(1).max(50).optional(),
  brand: brandReference.optional(),
  account: accountReference.optional().describe("Shows the prices that its organization agreed on."),
  filters: productFilters.optional(),
  pagination: pageRequest(50),
});
export type GetProductsInput = z.output<typeof getProductsInput>;
