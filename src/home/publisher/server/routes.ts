import { serve } from "#platform/http/serve.ts";
import { publisherHomeResource } from "../contract.ts";
import { findPublisherHome } from "./queries.ts";

export const publisherHomeRoutes = serve(publisherHomeResource, {
  get: ({ reader, actor, id }) => findPublisherHome(reader, actor, id),
});
