import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, download, listQuery } from "#platform/web/calls/client.ts";

export const agentCallsQuery = (page: number) =>
  queryOptions({ ...listQuery(api.agent_calls, { page }), placeholderData: keepPreviousData });

export const agentCallsFile = (format: TableFormat): Promise<Blob> =>
  download(api.agent_calls, "export", { query: { format } });
