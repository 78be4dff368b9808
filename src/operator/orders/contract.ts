import { z } from "zod";
import { orderStatuses } from "#orders/order.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { recordsSearch } from "../records-search.ts";

const orderRecordSchema = z.object({
  id: z.string(),
  number: z.string().describe("The order's number."),
  title: z.string().describe("The title of its text; empty before there is one."),
  formatType: z.string().describe("The kind of publication: `Advertorial`."),
  mediaName: z.string().describe("The outlet's name."),
  mediaLogo: z.string().nullable().describe("The address of the outlet's logo, if any."),
  clientName: z.string().describe("The advertiser's name."),
  publisherName: z.string().describe("The publisher's name."),
  status: z.enum(orderStatuses).describe("Where it stands."),
  totalCents: z.int().describe("The order's total in cents."),
  dueAt: instant().nullable().describe("Until when somebody should act; null where nobody has to."),
  createdAt: instant().describe("When it was booked."),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

const orderRecordQuery = z.object({
  search: recordsSearch().describe(
    "Three characters or more of the number or title, of the outlet's name or domain, or of an organization's name.",
  ),
  status: z.enum(orderStatuses).optional().describe("Only those that stand here."),
});
export type OrderRecordQuery = z.infer<typeof orderRecordQuery>;

const operator = true;

const orderRecordList = list({
  summary: "All orders, newest first",
  description: "Of all organizations, found by their number, title, outlet or organization.",
  operator,
  query: orderRecordQuery,
});

export const orderRecordResource = resource({
  name: "OrderRecord",
  path: "order_records",
  description:
    "Every order of the installation in a line, as the operator finds it. The whole order is `/api/orders/{id}`.",
  schema: orderRecordSchema,
  operations: {
    list: orderRecordList,
    export: listExport(orderRecordList, orderRecordSchema, {
      summary: "All orders as a file",
      fields: {
        number: "Order",
        title: "Title",
        formatType: "Format",
        mediaName: "Outlet",
        clientName: "Advertiser",
        publisherName: "Publisher",
        status: "Status",
        totalCents: "Amount",
        dueAt: "Due",
        createdAt: "Booked",
        id: "Id",
      },
    }),
    get: get({ summary: "One order in a line", description: "As the list shows it.", operator }),
  },
});
