import { serve } from "#platform/http/serve.ts";
import { briefVersionResource } from "../contract.ts";
import { listBriefVersions } from "./queries.ts";

export const briefVersionRoutes = serve(briefVersionResource, {
  list: ({ reader, actor, query }) => listBriefVersions(reader, actor, query),
  get: async ({ reader, actor, id }) => (await listBriefVersions(reader, actor, { id })).items[0],
});
