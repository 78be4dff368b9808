import { serve } from "#platform/http/serve.ts";
import { listOrderEvents } from "../../server/queries.ts";
import { orderEventResource } from "../contract.ts";

export const orderEventRoutes = serve(orderEventResource, {
  list: ({ reader, actor, query }) => listOrderEvents(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listOrderEvents(reader, actor, { id })).items[0],
});
