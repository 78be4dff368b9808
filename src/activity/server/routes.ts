import { serve } from "#platform/http/serve.ts";
import { activityResource } from "../contract.ts";
import { listActivity } from "./queries.ts";

export const activityRoutes = serve(activityResource, {
  list: ({ reader, actor, query }) => listActivity(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listActivity(reader, actor, { id, page: 1, itemsPerPage: 1 })).items[0],
});
