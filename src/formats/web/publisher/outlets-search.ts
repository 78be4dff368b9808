import { z } from "zod";
import { priceFilterShape } from "../../prices/web/price-filter.ts";

/** `outlet=new` or an outlet's id opens its form instead of the list. */
export const outletsSearch = z.object({
  outlet: z.union([z.literal("new"), z.uuid()]).optional(),
  page: z.coerce.number().int().min(1).optional(),
  view: z.literal("prices").optional(),
  ...priceFilterShape,
});
export type OutletsSearch = z.input<typeof outletsSearch>;
