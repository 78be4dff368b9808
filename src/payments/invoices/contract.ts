import { z } from "zod";
import { day, instant, linkIn, linkTo, shortText } from "#platform/contract/wire.ts";
import { invoiceKinds } from "./invoice.ts";

/** Seller and buyer as they were when the document was issued. */
const invoicePartySchema = z.object({
  name: z.string(),
  address: z.string(),
  country: z.string(),
  taxId: z.string(),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/** A receipt, an invoice or a credit note; it never changes. Cents; `grossCents` contains the tax. */
export const invoiceSchema = z.object({
  id: z.string(),
  /** The customer whose document it is: its buyer, or of a self-billed one its seller. */
  organization: linkTo("Organization"),
  /** The publisher in whose name it is issued; null where the operator sells. */
  sellerOrganization: linkTo("Organization").nullable(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  order: linkTo("Order"),
  orderNumber: z.string(),
  description: z.string(),
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  /** The part of the price that a voucher paid; the amounts below are without it. */
  discountCents: z.int(),
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
  /** The number of a document or an order, or a part of an organization's name. */
  search: shortText(80).optional(),
  /** Days of UTC on which it was issued, both included. */
  from: day().optional(),
  to: day().optional(),
});
