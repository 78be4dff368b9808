import { serve } from "#platform/http/serve.ts";
import { agentCallResource } from "../contract.ts";
import { findAgentCall, listAgentCalls } from "./queries.ts";

export const agentCallRoutes = serve(agentCallResource, {
  list: ({ reader, actor, query }) => listAgentCalls(reader, actor, query),
  get: ({ reader, actor, id }) => findAgentCall(reader, actor, id),
});
