import { z } from "zod";
import { pdfType } from "#platform/contract/file-types.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { file, get, list, resource } from "#platform/contract/resource.ts";
import { day, instant, linkIn, linkTo, shortText } from "#platform/contract/wire.ts";
import { bookedCents, invoiceKinds, kindsOfInvoice } from "./invoice.ts";

/** Seller and buyer as they were when the document was issued. */
const invoicePartySchema = z.object({
  name: z.string().describe("The legal name."),
  address: z.string().describe("The address, in lines."),
  country: z.string().describe("The country, as ISO 3166-1 alpha-2; empty where it is not known."),
  taxId: z.string().describe("The tax id; empty for none."),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/** A receipt, an invoice or a credit note; it never changes. Cents; `grossCents` contains the tax. */
const invoiceSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe(
    "The customer whose document it is: its buyer, or of a self-billed one its seller.",
  ),
  sellerOrganization: linkTo("Organization")
    .nullable()
    .describe("The publisher in whose name it is issued; null where the operator sells."),
  kind: z.enum(invoiceKinds).describe("The kind of document."),
  number: z.string().describe("The number of the document."),
  order: linkTo("Order").describe("The order that it is about."),
  orderNumber: z.string().describe("The number of that order."),
  description: z.string().describe("The line of the document."),
  seller: invoicePartySchema.describe("The seller as it was when the document was issued."),
  buyer: invoicePartySchema.describe("The buyer as it was when the document was issued."),
  discountCents: z
    .int()
    .describe("The part of the price that a voucher paid, in cents; the amounts below are without it."),
  grossCents: z.int().describe("The amount with tax, in cents."),
  netCents: z.int().describe("The amount without tax, in cents."),
  taxCents: z.int().describe("The tax, in cents."),
  rateBasisPoints: z.int().describe("The tax rate in hundredths of a percent."),
  isReverseCharge: z.boolean().describe("The buyer accounts for the tax."),
  creditsNumber: z.string().nullable().describe("The number of the document that this one credits; null for none."),
  suppliedAt: instant().describe("When the order was settled."),
  issuedAt: instant().describe("When the document was issued."),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const invoiceQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only documents of this organization."),
  kind: z.enum(invoiceKinds).optional().describe("Only documents of this kind."),
  search: shortText(80)
    .optional()
    .describe("The number of a document or an order, or a part of an organization's name."),
  from: day().optional().describe("Issued on this day of UTC or later."),
  to: day().optional().describe("Issued on this day of UTC or earlier."),
});

const permission = "billing.read";

const invoiceList = list({
  summary: "Documents of my organizations, newest first; all of them for an operator",
  description: "Narrow them down by organization, kind, number or the days on which they were issued.",
  permission,
  scope: "reports",
  query: invoiceQuery,
});

/** Credits are negative, so that a column's sum is the books'. */
const booked = (heading: string, field: "netCents" | "taxCents" | "grossCents" | "discountCents") => ({
  heading,
  cell: (document: Invoice) => bookedCents(document.kind, document[field]),
});

export const invoiceResource = resource({
  name: "Invoice",
  path: "invoices",
  description:
    "Receipts, or by the operator's choice invoices and credit notes: of a client's payment, the service fee or a publisher's earnings. They never change.",
  schema: invoiceSchema,
  operations: {
    list: invoiceList,
    export: listExport(invoiceList, invoiceSchema, {
      summary: "Documents of my organizations as a file",
      fields: {
        number: "Number",
        kind: "Kind",
        issuedAt: "Issued",
        suppliedAt: "Supplied",
        orderNumber: "Order",
        description: "Description",
        seller: {
          parts: { name: "Seller", address: "Seller's address", country: "Seller's country", taxId: "Seller's tax id" },
        },
        buyer: {
          parts: { name: "Buyer", address: "Buyer's address", country: "Buyer's country", taxId: "Buyer's tax id" },
        },
        netCents: booked("Net", "netCents"),
        rateBasisPoints: {
          heading: "Tax rate in percent",
          cell: ({ kind, rateBasisPoints }) => (kindsOfInvoice[kind].isTaxed ? rateBasisPoints / 100 : null),
        },
        isReverseCharge: "Reverse charge",
        taxCents: booked("Tax", "taxCents"),
        grossCents: booked("Gross", "grossCents"),
        discountCents: booked("Paid by voucher", "discountCents"),
        creditsNumber: "Credits",
        id: "Id",
      },
    }),
    get: get({
      summary: "One document",
      description: "The document with seller and buyer as they were then.",
      permission,
      scope: "reports",
    }),
    file: file({
      summary: "A receipt, an invoice or a credit note as a PDF",
      description: "The document to print and to keep.",
      permission,
      scope: "reports",
      files: [pdfType],
    }),
  },
});
