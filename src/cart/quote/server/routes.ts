import { serve } from "#platform/http/serve.ts";
import { orderQuoteResource } from "../contract.ts";
import { quoteLines } from "./commands.ts";

export const orderQuoteRoutes = serve(orderQuoteResource, {
  price: ({ tx, actor, input }) => quoteLines(tx, actor, input),
});
