import { serve } from "#platform/http/serve.ts";
import { openOrdersResource, priceGuidanceResource } from "../contract.ts";
import { findOpenOrders, findPriceGuidance } from "./queries.ts";

export const priceGuidanceRoutes = serve(priceGuidanceResource, {
  get: ({ reader, actor, id }) => findPriceGuidance(reader, actor, id),
});

export const openOrdersRoutes = serve(openOrdersResource, {
  get: ({ reader, actor, id }) => findOpenOrders(reader, actor, id),
});
