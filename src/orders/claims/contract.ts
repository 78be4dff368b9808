import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { amount, instant, linkIn, linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { claimStates, claimStatuses } from "./claim.ts";

const claimSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order whose guarantee is claimed."),
  orderNumber: z.string().describe("The order's number."),
  title: z.string().describe("The title of the order's text."),
  mediaName: z.string().describe("The outlet's name."),
  clientName: z.string().describe("The advertiser's name."),
  publisherName: z.string().describe("The publisher's name."),
  publicationUrl: z.string().nullable().describe("The address of the publication."),
  showsAmounts: showsAmounts(),
  totalCents: amount().describe("The order's total in cents."),
  status: z.enum(claimStatuses).describe("Where it stands."),
  problems: z.array(z.string()).describe("The losses that opened it, a sentence each."),
  dueAt: instant().describe("Until when the publisher may restore it."),
  closedAt: instant().nullable().describe("When it ended; null while it is open."),
  createdAt: instant().describe("When it was opened."),
});
export type Claim = z.infer<typeof claimSchema>;

const claimQuery = z.object({
  order: linkIn("orders").optional().describe("Only those of this order."),
  state: z.enum(claimStates).optional().describe("Only open, or only closed ones."),
});

const claimList = list({
  summary: "The claims of my orders; all of them for an operator",
  description: "Open ones first, by the end of their time; then the closed ones, newest first.",
  permission: "order.read",
  query: claimQuery,
});

export const claimResource = resource({
  name: "Claim",
  path: "claims",
  description: "A claim of an order's guarantee: the loss, until when it may be restored, and how it ended.",
  schema: claimSchema,
  operations: {
    list: claimList,
    export: listExport(claimList, claimSchema, {
      summary: "The claims of my orders as a file",
      fields: {
        orderNumber: "Order",
        title: "Title",
        mediaName: "Outlet",
        clientName: "Advertiser",
        publisherName: "Publisher",
        publicationUrl: "Publication",
        totalCents: "Amount",
        status: "Status",
        problems: "Problems",
        createdAt: "Opened",
        dueAt: "Due",
        closedAt: "Closed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One claim",
      description: "The claim as the list shows it. A look at the publication opens it; the order's moves end it.",
      permission: "order.read",
    }),
  },
});
