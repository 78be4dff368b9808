import { serve } from "#platform/http/serve.ts";
import { listingFacetsResource } from "../contract.ts";
import { readFacets } from "./queries.ts";

export const listingFacetsRoutes = serve(listingFacetsResource, {
  facets: ({ reader, actor, query, signal }) => readFacets(reader, actor, query, signal),
});
