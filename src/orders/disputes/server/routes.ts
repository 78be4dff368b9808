import { serve } from "#platform/http/serve.ts";
import { disputeResource } from "../contract.ts";
import { findDispute, listDisputes } from "./queries.ts";

export const disputeRoutes = serve(disputeResource, {
  list: ({ reader, actor, query }) => listDisputes(reader, actor, query),
  get: ({ reader, actor, id }) => findDispute(reader, actor, id),
});
