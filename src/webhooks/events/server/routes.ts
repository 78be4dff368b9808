import { serve } from "#platform/http/serve.ts";
import { eventResource } from "../contract.ts";
import { findEvent, listEvents } from "./queries.ts";

export const eventRoutes = serve(eventResource, {
  list: ({ reader, actor, query }) => listEvents(reader, actor, query),
  get: ({ reader, actor, id }) => findEvent(reader, actor, id),
});
