import { serve } from "#platform/http/serve.ts";
import { mediaFactsResource } from "../contract.ts";
import { findMediaFacts } from "./queries.ts";

export const mediaFactsRoutes = serve(mediaFactsResource, {
  get: ({ reader, actor, id }) => findMediaFacts(reader, actor, id),
});
