import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";

export const agentCallsQuery = (page: number) =>
  queryOptions({ ...listQuery(api.agent_calls, { page }), placeholderData: keepPreviousData });
