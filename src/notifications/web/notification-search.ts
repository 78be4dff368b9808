import { z } from "zod";

export const notificationSearch = z.object({
  unread: z.literal("true").optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type NotificationSearch = z.output<typeof notificationSearch>;
