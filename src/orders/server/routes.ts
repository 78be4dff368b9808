import { z } from "zod";
import type { Permission } from "#accounts/permissions.ts";
import { linkIn } from "#platform/contract/wire.ts";
import {
  action,
  get,
  list,
  type Operation,
  type Resource,
  seen,
  update,
  type Writing,
} from "#platform/http/resource.ts";
import {
  acceptConditionsInput,
  linkCheckSchema,
  noInput,
  optionalReasonInput,
  orderEdit,
  orderEventSchema,
  orderQuery,
  orderSchema,
  publishInput,
  reasonInput,
  resolveRefundedInput,
} from "../contract.ts";
import { moveNamed, type OrderMove } from "../order.ts";
import {
  editOrder,
  moveAsClient,
  moveAsOperator,
  moveAsParty,
  moveAsPublisher,
  publishOrder,
  sendOrder,
} from "./commands.ts";
import { acceptConditions } from "./commands-conditions.ts";
import { findOrder, listLinkChecks, listOrderEvents, listOrders } from "./queries.ts";

type Making<Input> = (call: Writing<Input>) => Promise<void>;

/** A move as an operation: its words come from the table, its answer is the order as it stands afterwards. */
function moveOperation<Input extends z.ZodType>(
  name: OrderMove,
  path: string,
  input: Input,
  permission: Permission | undefined,
  make: Making<z.infer<Input>>,
): Operation {
  const { label, effects, by } = moveNamed(name);
  const movesMoney = effects.some((effect) => effect !== "checkPublication" && effect !== "countRevision");
  return action({
    path: `/{id}/${path}`,
    summary: label,
    input,
    permission,
    movesMoney,
    operator: by.every((party) => party === "operator"),
    handle: async (call) => {
      await make(call);
      return seen(await findOrder(call.tx, call.actor, call.id));
    },
  });
}

export const orderResource: Resource = {
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
        return seen(await findOrder(tx, actor, id));
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
        return seen(await findOrder(tx, actor, id));
      },
    }),
    moveOperation("send", "send", noInput, "order.write", ({ tx, actor, id }) => sendOrder(tx, actor, id)),
    moveOperation("accept", "accept", noInput, "order.answer", ({ tx, actor, id }) =>
      moveAsPublisher(tx, actor, id, "accept"),
    ),
    moveOperation("reject", "reject", reasonInput, "order.answer", ({ tx, actor, id, input }) =>
      moveAsPublisher(tx, actor, id, "reject", { message: input.reason }),
    ),
    moveOperation("requestChanges", "request-changes", reasonInput, "order.answer", ({ tx, actor, id, input }) =>
      moveAsPublisher(tx, actor, id, "requestChanges", { message: input.reason }),
    ),
    moveOperation("publish", "publish", publishInput, "order.answer", ({ tx, actor, id, input }) =>
      publishOrder(tx, actor, id, input.publicationUrl),
    ),
    moveOperation("requestRevision", "request-revision", reasonInput, "order.write", ({ tx, actor, id, input }) =>
      moveAsClient(tx, actor, id, "requestRevision", { message: input.reason }),
    ),
    moveOperation("approve", "approve", noInput, "order.write", ({ tx, actor, id }) =>
      moveAsClient(tx, actor, id, "approve"),
    ),
    moveOperation("cancel", "cancel", optionalReasonInput, "order.write", ({ tx, actor, id, input }) =>
      moveAsClient(tx, actor, id, "cancel", { message: input.reason }),
    ),
    moveOperation("dispute", "dispute", reasonInput, "order.write", ({ tx, actor, id, input }) =>
      moveAsParty(tx, actor, id, "dispute", { message: input.reason }),
    ),
    moveOperation("resolveCompleted", "resolve-completed", reasonInput, undefined, ({ tx, actor, id, input }) =>
      moveAsOperator(tx, actor, id, "resolveCompleted", { message: input.reason }),
    ),
    moveOperation("resolveRefunded", "resolve-refunded", resolveRefundedInput, undefined, ({ tx, actor, id, input }) =>
      moveAsOperator(tx, actor, id, "resolveRefunded", { message: input.reason, refundCents: input.refundCents }),
    ),
  ],
};

const ofOrder = z.object({ order: linkIn("orders").optional() });

export const orderEventResource: Resource = {
  name: "OrderEvent",
  path: "order_events",
  description: "The history of orders: who did what and when.",
  schema: orderEventSchema,
  operations: [
    list({
      summary: "The history of my orders, oldest first",
      permission: "order.read",
      query: ofOrder,
      handle: ({ reader, actor, query }) => listOrderEvents(reader, actor, query),
    }),
    get({
      summary: "One entry",
      permission: "order.read",
      handle: async ({ reader, actor, id }) =>
        (await listOrderEvents(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
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
      summary: "The checks of my orders, newest first",
      permission: "order.read",
      query: ofOrder,
      handle: ({ reader, actor, query }) => listLinkChecks(reader, actor, query),
    }),
    get({
      summary: "One check",
      permission: "order.read",
      handle: async ({ reader, actor, id }) =>
        (await listLinkChecks(reader, actor, { page: 1, itemsPerPage: 1 }, id)).items[0],
    }),
  ],
};
