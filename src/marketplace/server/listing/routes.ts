import { serve } from "#platform/http/serve.ts";
import { listingResource } from "../../contract.ts";
import { listingFile } from "../../export/server/export.ts";
import { findListing, listChosen, listListings } from "./queries.ts";
import { listSimilar } from "./similar.ts";

export const listingRoutes = serve(listingResource, {
  list: ({ reader, actor, query, signal }) => listListings(reader, actor, query, signal),
  similar: ({ reader, actor, query }) => listSimilar(reader, actor, query),
  chosen: ({ reader, actor, query }) => listChosen(reader, actor, query),
  export: ({ reader, actor, query }) => listingFile(reader, actor, query),
  get: ({ reader, actor, id }) => findListing(reader, actor, id),
});
