import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { TrackedLink, trackedLinkInput } from "../contract.ts";
import type { LinksSearch } from "./links-search.ts";

/** A page of the links, newest first. */
export function linksQuery(search: LinksSearch) {
  return queryOptions({
    queryKey: ["tracked_links", search],
    queryFn: () => fetchCollection<TrackedLink>("/tracked_links", search),
    placeholderData: keepPreviousData,
  });
}

export async function createLink(input: z.input<typeof trackedLinkInput>): Promise<void> {
  await send("POST", "/tracked_links", input);
  await refresh("tracked_links");
}

export async function removeLink(id: string): Promise<void> {
  await send("DELETE", `/tracked_links/${id}`);
  await refresh("tracked_links");
}
