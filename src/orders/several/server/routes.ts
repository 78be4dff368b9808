import { action, type Resource } from "#platform/http/resource.ts";
import { moveSeveralInput, orderOutcomeSchema, writeSeveralInput } from "../contract.ts";
import { acceptSeveral, approveSeveral, writeSeveral } from "./commands.ts";

/** Each order asks for its own permission: who may not is told so in its outcome. */
export const severalOrdersResource: Resource = {
  name: "OrderOutcome",
  path: "orders/several",
  description: "What became of each order when something was done to several at once.",
  schema: orderOutcomeSchema,
  operations: [
    action({
      path: "/approve",
      summary: "Approve several publications, each by itself; at most 50",
      scope: "orders",
      input: moveSeveralInput,
      movesMoney: true,
      answers: "collection",
      handle: async ({ tx, actor, input }) => collected(await approveSeveral(tx, actor, input)),
    }),
    action({
      path: "/accept",
      summary: "Accept several orders, each by itself; at most 50",
      scope: "orders",
      input: moveSeveralInput,
      answers: "collection",
      handle: async ({ tx, actor, input }) => collected(await acceptSeveral(tx, actor, input)),
    }),
    action({
      path: "/write",
      summary: "Write one text into several orders, each by itself; at most 50",
      scope: "orders",
      input: writeSeveralInput,
      answers: "collection",
      handle: async ({ tx, actor, input }) => collected(await writeSeveral(tx, actor, input)),
    }),
  ],
};

const collected = <Item>(items: Item[]) => ({ items, totalItems: items.length });
