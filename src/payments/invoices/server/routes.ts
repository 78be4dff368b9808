import { serve } from "#platform/http/serve.ts";
import { invoiceResource } from "../contract.ts";
import { invoiceFile } from "./file.ts";
import { findInvoice, listInvoices } from "./queries.ts";

export const invoiceRoutes = serve(invoiceResource, {
  list: ({ reader, actor, query }) => listInvoices(reader, actor, query),
  get: ({ reader, actor, id }) => findInvoice(reader, actor, id),
  file: ({ reader, actor, id }) => invoiceFile(reader, actor, id),
});
