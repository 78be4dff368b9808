import { z } from "zod";
import { searchMax } from "../contract.ts";

/** Which messages are shown; words that are too short to be looked for stay in the field. */
export const messagesSearch = z.object({
  search: z.coerce.string().trim().min(1).max(searchMax).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type MessagesSearch = z.output<typeof messagesSearch>;
