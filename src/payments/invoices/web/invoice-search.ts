import { z } from "zod";
import { invoiceKinds } from "../invoice.ts";

/** The filter of an organization's documents, as it stands in the address. */
export const invoiceSearch = z.object({
  kind: z.enum(invoiceKinds).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type InvoiceSearch = z.output<typeof invoiceSearch>;

const day = z.iso.date().optional().catch(undefined);

/** The operator's filter of all documents. */
export const documentSearch = invoiceSearch.extend({ search: z.string().max(80).optional(), from: day, to: day });
export type DocumentSearch = z.output<typeof documentSearch>;
