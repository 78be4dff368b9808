import { z } from "zod";
import { noticeKinds } from "#events/event.ts";

export const inboxAddress = z.object({
  unread: z.literal("true").optional(),
  kind: z.enum(noticeKinds).optional(),
  page: z.coerce.number().int().min(1).optional(),
  /** The line that is read beside the list. */
  line: z.uuid().optional(),
});
export type InboxAddress = z.output<typeof inboxAddress>;
