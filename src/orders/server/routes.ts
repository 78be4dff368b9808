import { action, get, list, type Operation, type Resource, readBack, update } from "#platform/http/resource.ts";
import { pathOf } from "#platform/lifecycle/lifecycle.ts";
import { linkCheckSchema } from "#proof/contract.ts";
import { acceptConditionsInput, orderEdit, orderEventSchema, orderQuery, orderSchema } from "../contract.ts";
import { listOrders } from "../list/server/queries.ts";
import { seenOrder } from "../moves/move-input.ts";
import { ofOrderQuery } from "../of-order.ts";
import { moneyAfter, type OrderMove, orderLife, orderMoveNames } from "../order.ts";
import { acceptConditions } from "./commands/conditions.ts";
import { editOrder, makeMove } from "./commands/moves.ts";
import { findOrder, listLinkChecks, listOrderEvents } from "./queries.ts";
import { type GivenHosts, readableAddress } from "./readable-address.ts";

/** A move as an operation, as the table says it; its answer is the order as it stands afterwards. */
function moveOperation(name: OrderMove, hosts: GivenHosts): Operation[] {
  const { input, by, texts } = orderLife.moves[name];
  if (!input) return [];
  const permission = by.client ?? by.publisher;
  return [
    action({
      path: `/{id}/${pathOf(name)}`,
      summary: texts.label,
      input: readableAddress(input, hosts).extend(seenOrder),
      permission,
      movesMoney: moneyAfter(name) !== undefined,
      operator: permission === undefined,
      // An operator's move is a verdict about somebody's money.
      freshProof: permission === undefined,
      handle: async ({ tx, actor, id, input: brought }) => {
        await makeMove(tx, actor, id, name, brought);
        return readBack(await findOrder(tx, actor, id));
      },
    }),
  ];
}

export const orderResource = (hosts: GivenHosts): Resource => ({
  name: "Order",
  path: "orders",
  description: "A publication from booking to completion. What may be done with it now stands in `moves`.",
  schema: orderSchema,
  operations: [
    list({
      summary: "The orders that I see, newest first",
      permission: "order.read",
      query: orderQuery,
      handle: ({ reader, actor, query }) => listOrders(reader, actor, query),
    }),
    get({
      summary: "One order",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findOrder(reader, actor, id),
    }),
    update({
      summary: "Write the text",
      permission: "order.write",
      input: orderEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editOrder(tx, actor, id, input);
        return readBack(await findOrder(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/accept-conditions",
      summary: "Accept the new conditions of its format; holds or releases the difference",
      permission: "order.acceptConditions",
      input: acceptConditionsInput,
      movesMoney: true,
      handle: async ({ tx, actor, id, input }) => {
        await acceptConditions(tx, actor, id, input);
        return readBack(await findOrder(tx, actor, id));
      },
    }),
    ...orderMoveNames.flatMap((name) => moveOperation(name, hosts)),
  ],
});

export const orderEventResource: Resource = {
  name: "OrderEvent",
  path: "order_events",
  description: "The history of orders: who did what and when.",
  schema: orderEventSchema,
  operations: [
    list({
      summary: "The history of one of my orders, oldest first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listOrderEvents(reader, actor, query),
    }),
    get({
      summary: "One entry",
      permission: "order.read",
      handle: async ({ reader, actor, id }) => (await listOrderEvents(reader, actor, { id })).items[0],
    }),
  ],
};

export const linkCheckResource: Resource = {
  name: "LinkCheck",
  path: "link_checks",
  description: "What was found at a publication's address, each time it was looked at.",
  schema: linkCheckSchema,
  operations: [
    list({
      summary: "The checks of one of my orders, newest first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listLinkChecks(reader, actor, query),
    }),
    get({
      summary: "One check",
      permission: "order.read",
      handle: async ({ reader, actor, id }) => (await listLinkChecks(reader, actor, { id })).items[0],
    }),
  ],
};
