import { serve } from "#platform/http/serve.ts";
import { advertiserHomeResource } from "../contract.ts";
import { findAdvertiserHome } from "./queries.ts";

export const advertiserHomeRoutes = serve(advertiserHomeResource, {
  get: ({ reader, actor, id }) => findAdvertiserHome(reader, actor, id),
});
