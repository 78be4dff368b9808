import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { PathRedirect, pathRedirectEdit, pathRedirectInput } from "../contract.ts";

/** A page of the redirects, by path. */
export function redirectsQuery(page: number) {
  return queryOptions({
    queryKey: ["path_redirects", page],
    queryFn: () => fetchCollection<PathRedirect>("/path_redirects", { page }),
    placeholderData: keepPreviousData,
  });
}

export async function createRedirect(input: z.input<typeof pathRedirectInput>): Promise<void> {
  await send("POST", "/path_redirects", input);
  await redirectsChanged();
}

export async function editRedirect(id: string, edit: z.input<typeof pathRedirectEdit>): Promise<void> {
  await send("PATCH", `/path_redirects/${id}`, edit);
  await redirectsChanged();
}

export async function removeRedirect(id: string): Promise<void> {
  await send("DELETE", `/path_redirects/${id}`);
  await redirectsChanged();
}

const redirectsChanged = () => refresh("path_redirects", "public_settings", "audit_events");
