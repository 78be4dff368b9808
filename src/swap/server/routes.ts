import { findOrder } from "#orders/server/queries.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { orderSwapResource } from "../contract.ts";
import { swapOrder } from "./commands.ts";
import { findSwap } from "./queries.ts";

export const orderSwapRoutes = serve(orderSwapResource, {
  swap: ({ reader, actor, id, query }) => findSwap(reader, actor, id, query),
  "swap.make": async ({ tx, actor, id, input }) =>
    readBack(await findOrder(tx, actor, await swapOrder(tx, actor, id, input))),
});
