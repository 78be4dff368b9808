import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { savedViewInput } from "../contract.ts";

export const viewsQuery = (organization: string) =>
  queryOptions(listQuery(api.saved_views, { organization, itemsPerPage: fullPage }));

export async function saveView(input: z.input<typeof savedViewInput>): Promise<void> {
  await call(api.saved_views, "create", { input });
  await refresh(api.saved_views);
}

export async function removeView(id: string): Promise<void> {
  await call(api.saved_views, "remove", { id });
  await refresh(api.saved_views);
}
