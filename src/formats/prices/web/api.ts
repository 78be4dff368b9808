import { queryOptions, useMutation } from "@tanstack/react-query";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, download, readCollection } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { type FormatPrice, savedPricesMost } from "../contract.ts";

/** As many as one call saves; `totalItems` says whether there are more. */
export const formatPricesQuery = () =>
  queryOptions({ queryKey: [api.format_prices.path, "all"], queryFn: fetchPrices });

async function fetchPrices(): Promise<{ rows: FormatPrice[]; totalItems: number }> {
  const read = (page: number) => readCollection(api.format_prices, { page, itemsPerPage: fullPage });
  const first = await read(1);
  const pages = Math.min(savedPricesMost / fullPage, Math.ceil(first.totalItems / fullPage));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)));
  const rows = [first, ...others].flatMap(({ items }) => items);
  // A format removed between two calls moves the others up, so pages may overlap.
  return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], totalItems: first.totalItems };
}

export const formatPricesFile = (format: TableFormat): Promise<Blob> =>
  download(api.format_prices, "export", { query: { format } });

type SavedPrice = { format: string; priceCents: number; seenCents: number };

export const useSavePrices = () =>
  useMutation({
    mutationFn: (prices: SavedPrice[]) => call(api.format_prices, "save", { input: { prices } }),
    onSuccess: () => refresh(api.format_prices, api.formats, api.media, api.listings),
  });
