import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, call, download, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { PeopleSearch } from "./people-search.ts";

export const peopleQuery = (search: PeopleSearch) =>
  queryOptions({
    ...listQuery(api.person_records, search),
    placeholderData: keepPreviousData,
  });

/** The whole list, whatever page is shown. */
export const peopleFile = ({ page: _page, ...filter }: PeopleSearch, format: TableFormat): Promise<Blob> =>
  download(api.person_records, "export", { query: { ...filter, format } });

export async function suspendPerson(id: string, reason: string): Promise<void> {
  await call(api.person_records, "suspend", { id, input: { reason } });
  await refresh(api.person_records, api.audit_events);
}

export async function changeOperator(id: string, act: "appoint" | "dismiss"): Promise<void> {
  await call(api.person_records, act, { id, input: {} });
  await refresh(api.person_records, api.audit_events);
}

export async function reactivatePerson(id: string): Promise<void> {
  await call(api.person_records, "reactivate", { id, input: {} });
  await refresh(api.person_records, api.audit_events);
}
