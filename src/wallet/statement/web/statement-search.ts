import { z } from "zod";

export const statementSearch = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type StatementSearch = z.output<typeof statementSearch>;
