import { z } from "zod";
import { invoiceKinds } from "../invoice.ts";

export const invoiceSearch = z.object({
  kind: z.enum(invoiceKinds).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
export type InvoiceSearch = z.output<typeof invoiceSearch>;

const day = z.iso.date().optional().catch(undefined);

export const documentSearch = invoiceSearch.extend({ search: z.string().max(80).optional(), from: day, to: day });
export type DocumentSearch = z.output<typeof documentSearch>;
