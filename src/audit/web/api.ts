import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, listQuery } from "#platform/web/calls/client.ts";
import type { AuditSearch } from "./audit-search.ts";

export const auditQuery = (search: AuditSearch) =>
  queryOptions({ ...listQuery(api.audit_events, search), placeholderData: keepPreviousData });
