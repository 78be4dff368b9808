import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, callOnce, itemQuery, listQuery, readCollection } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Format, formatCopies, formatDraftInput, formatEdit } from "../contract.ts";
import { formatQuery } from "./loader-queries.ts";

export function formatsOfMediaQuery(media: string[]) {
  return queryOptions({ queryKey: [api.formats.path, { of: media }], queryFn: () => fetchFormatsOf(media) });
}

async function fetchFormatsOf(media: string[]): Promise<Format[]> {
  const read = (page: number) => readCollection(api.formats, { media, page, itemsPerPage: fullPage });
  const first = await read(1);
  const others = Array.from({ length: Math.ceil(first.totalItems / fullPage) - 1 }, (_, index) => read(index + 2));
  const pages = [first, ...(await Promise.all(others))];
  // A format removed between two calls moves the others up, so pages may overlap.
  return [...new Map(pages.flatMap(({ items }) => items).map((format) => [format.id, format])).values()];
}

/** Earlier results stay while new ones load. */
export function organizationFormatsQuery(organization: string, search?: string) {
  return queryOptions({
    ...listQuery(api.formats, { organization, search, itemsPerPage: 20 }),
    placeholderData: keepPreviousData,
  });
}

export function priceGuidanceQuery({ id, formatType }: Format) {
  const query = itemQuery(api.price_guidances, "get", { id });
  return queryOptions({ ...query, queryKey: [...query.queryKey, formatType] });
}

/** Never cached, since orders are accepted meanwhile. */
export const openOrdersQuery = (id: string) =>
  queryOptions({ ...itemQuery(api.open_orders, "get", { id }), staleTime: 0 });

export async function beginFormat(input: z.input<typeof formatDraftInput>): Promise<Format> {
  const format = await callOnce(api.formats, "drafts", { input });
  queryClient.setQueryData(formatQuery(format.id).queryKey, format);
  await refresh(api.formats, api.media);
  return format;
}

/** Marks lists stale without reloading them: they need not show a draft at once. */
export async function saveDraft(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await queryClient.invalidateQueries({ queryKey: [api.formats.path], refetchType: "none" });
  queryClient.setQueryData(formatQuery(id).queryKey, format);
  return format;
}

export async function copyFormat(id: string, input: z.input<typeof formatCopies>): Promise<void> {
  await call(api.formats, "copies", { id, input });
  await refresh(api.formats, api.media);
}

export const sendEdit = (id: string, edit: z.input<typeof formatEdit>): Promise<Format> =>
  call(api.formats, "update", { id, input: edit });

export const refreshFormats = (): Promise<void> => refresh(api.formats, api.media, api.listings);

export async function editFormat(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await refreshFormats();
  return format;
}
