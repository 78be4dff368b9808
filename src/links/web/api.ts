import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { trackedLinkInput } from "../contract.ts";
import type { LinksSearch } from "./links-search.ts";

export const linksQuery = (search: LinksSearch) =>
  queryOptions({ ...listQuery(api.tracked_links, search), placeholderData: keepPreviousData });

export async function createLink(input: z.input<typeof trackedLinkInput>): Promise<void> {
  await call(api.tracked_links, "create", { input });
  await refresh(api.tracked_links);
}

export async function removeLink(id: string): Promise<void> {
  await call(api.tracked_links, "remove", { id });
  await refresh(api.tracked_links);
}
