import { serve } from "#platform/http/serve.ts";
import { listingFacetsResource } from "../contract.ts";
import { lookBegun } from "./index/followed.ts";
import { readFacets } from "./queries.ts";

export const listingFacetsRoutes = serve(listingFacetsResource, {
  facets: {
    begin: ({ reader }) => lookBegun(reader),
    handle: ({ reader, actor, query, signal, begun }) => readFacets(reader, actor, query, { signal, look: begun }),
  },
});
