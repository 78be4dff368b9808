import { serve } from "#platform/http/serve.ts";
import { performanceResource } from "../contract.ts";
import { listPerformances } from "./queries.ts";

export const performanceRoutes = serve(performanceResource, {
  list: ({ reader, actor, query }) => listPerformances(reader, actor, query),
  get: async ({ reader, actor, id }) =>
    (await listPerformances(reader, actor, { organization: id, page: 1, itemsPerPage: 1 })).items[0],
});
