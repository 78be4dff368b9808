import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, itemQuery, listQuery } from "#platform/web/calls/client.ts";
import { queryClient } from "#platform/web/query-client.ts";

export const textVersionsQuery = (order: string) =>
  queryOptions(listQuery(api.text_versions, { order, itemsPerPage: fullPage }));

export const textVersionQuery = (id: string) => queryOptions(itemQuery(api.text_versions, "get", { id }));

export async function keepTextVersion(
  order: string,
  { title, content }: { title: string; content: string },
): Promise<void> {
  await call(api.text_versions, "create", { input: { order, title, content } });
  await queryClient.invalidateQueries({ queryKey: textVersionsQuery(order).queryKey });
}
