import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, fetchItem, send } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Format, formatCopies, formatDraftInput, formatEdit, OpenOrders, PriceGuidance } from "../contract.ts";
import { formatQuery } from "./loader-queries.ts";

/** All formats of some media: read at once, unless they are more than the API gives at once. */
export function formatsOfMediaQuery(media: string[]) {
  return queryOptions({ queryKey: ["formats", { of: media }], queryFn: () => fetchFormatsOf(media) });
}

async function fetchFormatsOf(media: string[]): Promise<Format[]> {
  const read = (page: number) => fetchCollection<Format>("/formats", { media, page, itemsPerPage: 100 });
  const first = await read(1);
  const others = Array.from({ length: Math.ceil(first.totalItems / 100) - 1 }, (_, index) => read(index + 2));
  const pages = [first, ...(await Promise.all(others))];
  // What is removed between two pages moves the others up.
  return [...new Map(pages.flatMap(({ items }) => items).map((format) => [format.id, format])).values()];
}

/** The first formats of an organization's own media that match; the former ones stay while these are on their way. */
export function organizationFormatsQuery(organization: string, search?: string) {
  return queryOptions({
    queryKey: ["formats", { organization, search }],
    queryFn: () => fetchCollection<Format>("/formats", { organization, search, itemsPerPage: 20 }),
    placeholderData: keepPreviousData,
  });
}

/** What formats of this type cost on similar media. */
export function priceGuidanceQuery({ id, formatType }: Format) {
  return queryOptions({
    queryKey: ["price_guidances", id, formatType],
    queryFn: () => fetchItem<PriceGuidance>(`/price_guidances/${id}`),
    staleTime: 60_000,
  });
}

/** The orders of a format that nobody has accepted yet, as they are now. */
export function openOrdersQuery(id: string) {
  return queryOptions({
    queryKey: ["open_orders", id],
    queryFn: () => fetchItem<OpenOrders>(`/open_orders/${id}`),
    staleTime: 0,
  });
}

/** Begins a draft: the first answered step (R4.4). */
export async function beginFormat(input: z.input<typeof formatDraftInput>): Promise<Format> {
  const format = await sendOnce<Format>("/formats/drafts", input);
  queryClient.setQueryData(formatQuery(format.id).queryKey, format);
  await refresh("formats", "media");
  return format;
}

/** Saves a part of a draft; nobody else's lists need to know at once. */
export async function saveDraft(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await queryClient.invalidateQueries({ queryKey: ["formats"], refetchType: "none" });
  queryClient.setQueryData(formatQuery(id).queryKey, format);
  return format;
}

/** Copies a format to other media, as drafts. */
export async function copyFormat(id: string, input: z.input<typeof formatCopies>): Promise<void> {
  await send("POST", `/formats/${id}/copies`, input);
  await refresh("formats", "media");
}

export function sendEdit(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  return send<Format>("PATCH", `/formats/${id}`, edit);
}

/** Reads again what shows formats. */
export const refreshFormats = (): Promise<void> => refresh("formats", "media", "listings");

export async function editFormat(id: string, edit: z.input<typeof formatEdit>): Promise<Format> {
  const format = await sendEdit(id, edit);
  await refreshFormats();
  return format;
}
