import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { TradeSide } from "#events/trade-side.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, callOnce, download, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { endPriceInput } from "../contract.ts";

type AgreedPricesFilter = { side: TradeSide; format?: string | undefined; page?: number | undefined };

export const agreedPricesQuery = (filter: AgreedPricesFilter) =>
  queryOptions({ ...listQuery(api.agreed_prices, filter), placeholderData: keepPreviousData });

export const agreedPricesFile = ({ page: _page, ...filter }: AgreedPricesFilter, format: TableFormat): Promise<Blob> =>
  download(api.agreed_prices, "export", { query: { ...filter, format } });

export async function endAgreedPrice(id: string, input: z.input<typeof endPriceInput>): Promise<void> {
  await callOnce(api.agreed_prices, "end", { id, input });
  await refresh(api.agreed_prices, api.offers);
}
