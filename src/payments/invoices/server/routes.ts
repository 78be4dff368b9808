import { get, list, type Resource } from "#platform/http/resource.ts";
import { invoiceQuery, invoiceSchema } from "../contract.ts";
import { findInvoice, listInvoices } from "./queries.ts";

export const invoiceResource: Resource = {
  name: "Invoice",
  path: "invoices",
  description:
    "Receipts, or by the operator's choice invoices and credit notes, of what a client paid for an order, of the service fee or of a publisher's earnings. They never change.",
  schema: invoiceSchema,
  operations: [
    list({
      summary: "Documents of my organizations, newest first; all of them for an operator",
      permission: "billing.read",
      query: invoiceQuery,
      handle: ({ reader, actor, query }) => listInvoices(reader, actor, query),
    }),
    get({
      summary: "One document",
      permission: "billing.read",
      handle: ({ reader, actor, id }) => findInvoice(reader, actor, id),
    }),
  ],
};
