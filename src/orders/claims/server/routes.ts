import { serve } from "#platform/http/serve.ts";
import { claimResource } from "../contract.ts";
import { findClaim, listClaims } from "./queries.ts";

export const claimRoutes = serve(claimResource, {
  list: ({ reader, actor, query }) => listClaims(reader, actor, query),
  get: ({ reader, actor, id }) => findClaim(reader, actor, id),
});
