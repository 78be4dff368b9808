import { serve } from "#platform/http/serve.ts";
import { orderImageResource } from "../contract.ts";
import { findOrderImage, listOrderImages } from "./queries.ts";

export const orderImageRoutes = serve(orderImageResource, {
  list: ({ reader, actor, query }) => listOrderImages(reader, actor, query),
  get: ({ reader, actor, id }) => findOrderImage(reader, actor, id),
});
