import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, callOnce, itemQuery, list, listQuery } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Format, formatCopies, formatDraftInput, formatEdit } from "../contract.ts";
import { formatQuery } from "./loader-queries.ts";

/** All formats of some media: read at once, unless they are more than the API gives at once. */
export function formatsOfMediaQuery(media: string[]) {
  return queryOptions({ queryKey: [api.formats.path, { of: media }], queryFn: () => fetchFormatsOf(media) });
}

async function fetchFormatsOf(media: string[]): Promise<Format[]> {
  const read = (page: number) => list(api.formats, { media, page, itemsPerPage: 100 });
  const first = await read(1);
  const others = Array.from({ length: Math.ceil(first.totalItems / 100) - 1 }, (_, index) => read(index + 2));
  const pages = [first, ...(await Promise.all(others))];
  // A format that is removed between two pages moves the others up.
  return [...new Map(pages.flatMap(({ items }) => items).map((format) => [format.id, format])).values()];
}

/** The first formats of an organization's own media that match; the former ones stay while these are on their way. */
export function organizationFormatsQuery(organization: string, search?: string) {
  return queryOptions({
    ...listQuery(api.formats, { organization, search, itemsPerPage: 20 }),
    placeholderData: keepPreviousData,
  });
}

/** Prices of formats of this type on similar media, read anew when the type changes. */
export function priceGuidanceQuery({ id, formatType }: Format) {
  const query = itemQuery(api.price_guidances, "get", { id });
  return queryOptions({ ...query, queryKey: [...query.queryKey, formatType], staleTime: 60_000 });
}

/** The orders of a format that nobody has accepted yet, as they are now. */
export const openOrdersQuery = (id: string) =>
  queryOptions({ ...itemQuery(api.open_orders, "get", { id }), staleTime: 0 });

/** Begins a draft: the first answered step (R4.4). */
export async function beginFormat(input: z.input<typeof formatDraftInput>): Promise<Format> {
  const format = await callOnce(api.formats, "drafts", { input });
  queryClient.setQueryData(formatQuery(format.id).queryKey, format);
  await refresh(api.formats, api.media);
  return format;
}

/** Saves a part of a draft; nobody else's lists need to know at once. */
export async function saveDraft(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await queryClient.invalidateQueries({ queryKey: [api.formats.path], refetchType: "none" });
  queryClient.setQueryData(formatQuery(id).queryKey, format);
  return format;
}

/** Copies a format to other media, as drafts. */
export async function copyFormat(id: string, input: z.input<typeof formatCopies>): Promise<void> {
  await call(api.formats, "copies", { id, input });
  await refresh(api.formats, api.media);
}

export const sendEdit = (id: string, edit: z.input<typeof formatEdit>): Promise<Format> =>
  call(api.formats, "update", { id, input: edit });

/** Reads again what shows formats. */
export const refreshFormats = (): Promise<void> => refresh(api.formats, api.media, api.listings);

export async function editFormat(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await refreshFormats();
  return format;
}
