import { serve } from "#platform/http/serve.ts";
import { listingMatchResource } from "../contract.ts";
import { matchDomains } from "./queries.ts";

export const listingMatchRoutes = serve(listingMatchResource, {
  match: ({ tx, input }) => matchDomains(tx, input.domains),
});
