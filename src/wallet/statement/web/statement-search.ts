import { z } from "zod";

/** The period of the statement and the page of its lines, as they stand in the address. */
export const statementSearch = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type StatementSearch = z.output<typeof statementSearch>;
