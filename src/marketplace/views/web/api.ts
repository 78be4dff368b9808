import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { SavedView, savedViewInput } from "../../marks/contract.ts";

/** The person's views and those shared with the organization, by name. */
export function viewsQuery(organization: string) {
  return queryOptions({
    queryKey: ["saved_views", organization],
    queryFn: () => fetchCollection<SavedView>("/saved_views", { organization, itemsPerPage: 100 }),
  });
}

export async function saveView(input: z.input<typeof savedViewInput>): Promise<void> {
  await send("POST", "/saved_views", input);
  await refresh("saved_views");
}

export async function removeView(id: string): Promise<void> {
  await send("DELETE", `/saved_views/${id}`);
  await refresh("saved_views");
}
