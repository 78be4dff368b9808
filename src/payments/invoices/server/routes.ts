import { get, list, type Resource } from "#platform/http/resource.ts";
import { invoiceQuery, invoiceSchema } from "../contract.ts";
import { findInvoice, listInvoices } from "./queries.ts";

export const invoiceResource: Resource = {
  name: "Invoice",
  path: "invoices",
  description:
    "Invoices and credit notes: to a client for what it paid for an order, to a publisher for the service fee. They never change.",
  schema: invoiceSchema,
  operations: [
    list({
      summary: "Invoices and credit notes of my organizations, newest first",
      permission: "billing.read",
      query: invoiceQuery,
      handle: ({ reader, actor, query }) => listInvoices(reader, actor, query),
    }),
    get({
      summary: "One invoice or credit note",
      permission: "billing.read",
      handle: ({ reader, actor, id }) => findInvoice(reader, actor, id),
    }),
  ],
};
