import { z } from "zod";
import { accountKinds } from "../contract.ts";

export const booksSearch = z.object({
  kind: z.enum(accountKinds).optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type BooksSearch = z.output<typeof booksSearch>;
