import { z } from "zod";
import { orderStatuses } from "#orders/order.ts";

export const orderRecordsSearch = z.object({
  search: z.string().max(100).optional(),
  status: z.enum(orderStatuses).optional(),
  page: z.coerce.number().int().min(1).optional(),
  order: z.uuid().optional(),
});
export type OrderRecordsSearch = z.output<typeof orderRecordsSearch>;
