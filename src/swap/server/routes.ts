import { orderResource } from "#orders/contract.ts";
import { findOrder } from "#orders/server/queries.ts";
import { action, get, type Resource, readBack } from "#platform/http/resource.ts";
import { orderSwapSchema, swapInput, swapQuery } from "../contract.ts";
import { swapOrder } from "./commands.ts";
import { findSwap } from "./queries.ts";

export const orderSwapResource: Resource = {
  name: "OrderSwap",
  path: "orders",
  description: "An order that is moved to another medium: what it would cost, and the move.",
  schema: orderSwapSchema,
  operations: [
    get({
      path: "/{id}/swap",
      summary: "What the order would cost on the format named, and what speaks against it",
      permission: "order.swap",
      query: swapQuery,
      handle: ({ reader, actor, id, query }) => findSwap(reader, actor, id, query),
    }),
    action({
      path: "/{id}/swap",
      summary: "Move an order that nobody accepted, or that was rejected, to another format; answers the new order",
      permission: "order.swap",
      input: swapInput,
      movesMoney: true,
      of: orderResource,
      status: 201,
      handle: async ({ tx, actor, id, input }) =>
        readBack(await findOrder(tx, actor, await swapOrder(tx, actor, id, input))),
    }),
  ],
};
