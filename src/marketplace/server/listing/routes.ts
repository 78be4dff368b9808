import { serve } from "#platform/http/serve.ts";
import { refuseCursor } from "#platform/lists/cursors.ts";
import { listingResource } from "../../contract.ts";
import { listingFile } from "../../export/server/export.ts";
import { lookBegun } from "../../facets/server/index/followed.ts";
import { findListing, listChosen, listListings } from "./queries.ts";
import { listSimilar } from "./similar.ts";

export const listingRoutes = serve(listingResource, {
  list: {
    begin: ({ reader }) => lookBegun(reader),
    handle: ({ reader, actor, query, signal, begun }) =>
      listListings(reader, actor, refuseCursor(query), { signal, look: begun }),
  },
  similar: ({ reader, actor, query }) => listSimilar(reader, actor, refuseCursor(query)),
  chosen: ({ reader, actor, query }) => listChosen(reader, actor, refuseCursor(query)),
  export: ({ reader, actor, query }) => listingFile(reader, actor, query),
  get: ({ reader, actor, id }) => findListing(reader, actor, id),
});
