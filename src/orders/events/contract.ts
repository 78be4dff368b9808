import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkTo, showsAmounts, spoken } from "#platform/contract/wire.ts";
import { orderStatuses } from "../order.ts";
import { ofOrderQuery } from "../parts/of-order.ts";

const orderEventSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order that it happened to."),
  move: z.string().describe("The move or happening by its name: `send`, `book`, `includeExtra`."),
  party: z.string().describe("The party that acted: `client`, `publisher`, `operator` or `system`."),
  actorName: z.string().describe("The person who acted, or else the party's name."),
  fromStatus: z.enum(orderStatuses).nullable().describe("The status before; null for the booking."),
  toStatus: z.enum(orderStatuses).describe("The status afterwards."),
  showsAmounts: showsAmounts(),
  message: spoken().describe("The words that went with it; may be empty."),
  createdAt: instant().describe("When it happened."),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const orderEventResource = resource({
  name: "OrderEvent",
  path: "order_events",
  description: "The history of orders: each move with its maker and its time.",
  schema: orderEventSchema,
  operations: {
    list: list({
      fromReplica: true,
      summary: "The history of one of my orders, oldest first",
      description: "All that happened to the order and to its publication. Entries are never changed.",
      permission: "order.read",
      query: ofOrderQuery,
    }),
    get: get({
      summary: "One entry",
      description: "The entry as the list shows it.",
      permission: "order.read",
    }),
  },
});
