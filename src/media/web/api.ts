import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Media, mediaEdit, mediaInput } from "../contract.ts";

/** The media of the person's organizations, as many as the API gives at once. */
export function myMediaQuery() {
  return queryOptions({
    queryKey: ["media", "mine"],
    queryFn: () => fetchCollection<Media>("/media", { itemsPerPage: 100 }),
  });
}

type MediaFilter = { search?: string | undefined; page?: number | undefined };

/** A page of them, by name; the previous one stays while the next is on its way. */
export function myMediaPageQuery(filter: MediaFilter) {
  return queryOptions({
    queryKey: ["media", filter],
    queryFn: () => fetchCollection<Media>("/media", filter),
    placeholderData: keepPreviousData,
  });
}

/** One medium: the reader's own, or one that is listed. */
export function mediaQuery(id: string) {
  return queryOptions({ queryKey: ["media", id], queryFn: () => fetchItem<Media>(`/media/${id}`) });
}

export type MediaInput = z.input<typeof mediaInput>;
export type MediaEdit = z.input<typeof mediaEdit>;

export async function createMedia(input: MediaInput): Promise<Media> {
  const media = await send<Media>("POST", "/media", input);
  await refresh("media", "client_users");
  return media;
}

export async function editMedia(id: string, edit: MediaEdit): Promise<Media> {
  const media = await send<Media>("PATCH", `/media/${id}`, edit);
  await refresh("media", "listings", "formats");
  return media;
}
