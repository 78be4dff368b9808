import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { PersonRecord } from "../contract.ts";
import type { PeopleSearch } from "./people-search.ts";

/** A page of all people, newest first. */
export const peopleQuery = (search: PeopleSearch) =>
  queryOptions({
    queryKey: ["person_records", search],
    queryFn: () => fetchCollection<PersonRecord>("/person_records", search),
    placeholderData: keepPreviousData,
  });

export async function suspendPerson(id: string, reason: string): Promise<void> {
  await send("POST", `/person_records/${id}/suspend`, { reason });
  await refresh("person_records", "audit_events");
}

/** Makes a person an operator, or ends that. */
export async function changeOperator(id: string, act: "appoint" | "dismiss"): Promise<void> {
  await send("POST", `/person_records/${id}/${act}`, {});
  await refresh("person_records", "audit_events");
}

export async function reactivatePerson(id: string): Promise<void> {
  await send("POST", `/person_records/${id}/reactivate`, {});
  await refresh("person_records", "audit_events");
}
