import { z } from "zod";
import { invoiceKinds } from "../invoice.ts";

/** The filter of the invoices, as it stands in the address. */
export const invoiceSearch = z.object({
  kind: z.enum(invoiceKinds).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type InvoiceSearch = z.output<typeof invoiceSearch>;
