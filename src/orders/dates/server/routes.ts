import { serve } from "#platform/http/serve.ts";
import { slotsResource } from "../contract.ts";
import { findSlots } from "../slots/server/queries.ts";

export const slotsRoutes = serve(slotsResource, {
  get: ({ reader, actor, id, query }) => findSlots(reader, actor, { id, order: query.order }),
});
