import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Format, formatEdit, formatInput } from "../contract.ts";

/** The formats of a medium, as many as the API gives at once. */
export function formatsQuery(mediaId: string) {
  return queryOptions({
    queryKey: ["formats", { media: mediaId }],
    queryFn: () => fetchCollection<Format>("/formats", { media: mediaId, itemsPerPage: 100 }),
  });
}

export function formatQuery(id: string) {
  return queryOptions({ queryKey: ["formats", id], queryFn: () => fetchItem<Format>(`/formats/${id}`) });
}

export async function createFormat(input: z.input<typeof formatInput>): Promise<Format> {
  const format = await send<Format>("POST", "/formats", input);
  await refresh("formats", "media", "listings");
  return format;
}

export async function editFormat(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await send<Format>("PATCH", `/formats/${id}`, edit);
  await refresh("formats", "media", "listings");
  return format;
}
