import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection } from "#platform/web/api.ts";
import type { AuditEvent } from "../contract.ts";
import type { AuditSearch } from "./audit-search.ts";

/** A page of the trail, newest first. */
export function auditQuery(search: AuditSearch) {
  return queryOptions({
    queryKey: ["audit_events", search],
    queryFn: () => fetchCollection<AuditEvent>("/audit_events", search),
    placeholderData: keepPreviousData,
  });
}
