import { z } from "zod";
import { day, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { invoiceKinds } from "./invoice.ts";

/** Seller and buyer as they were when the document was issued. */
const invoicePartySchema = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  taxId: z.string(),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/** An invoice or credit note; it never changes. Cents; `grossCents` contains the tax. */
export const invoiceSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  order: linkTo("Order"),
  orderNumber: z.string(),
  description: z.string(),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  grossCents: z.int(),
  netCents: z.int(),
  taxCents: z.int(),
  rateBasisPoints: z.int(),
  isReverseCharge: z.boolean(),
  /** The number of the document that this one credits. */
  creditsNumber: z.string().nullable(),
  /** When what it is for was settled. */
  suppliedAt: instant(),
  issuedAt: instant(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoiceQuery = z.object({
  organization: linkIn("organizations").optional(),
  kind: z.enum(invoiceKinds).optional(),
  /** Days of UTC on which it was issued, both included. */
  from: day().optional(),
  to: day().optional(),
});
