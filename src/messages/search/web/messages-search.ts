import { z } from "zod";
import { searchMax } from "../contract.ts";

/** Too short a search stays in the field without effect. */
export const messagesSearch = z.object({
  search: z.coerce.string().trim().min(1).max(searchMax).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type MessagesSearch = z.output<typeof messagesSearch>;
