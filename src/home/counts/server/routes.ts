import { serve } from "#platform/http/serve.ts";
import { taskCountsResource } from "../contract.ts";
import { findTaskCounts } from "./queries.ts";

export const taskCountsRoutes = serve(taskCountsResource, {
  get: ({ reader, actor, id }) => findTaskCounts(reader, actor, id),
});
