import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { AgreedPrice, endPriceInput } from "../contract.ts";

type Shown = { side: "client" | "publisher"; format?: string | undefined; page?: number | undefined };

/** Agreed prices of one side, or of one format. */
export const agreedPricesQuery = (shown: Shown) =>
  queryOptions({
    queryKey: ["agreed_prices", shown],
    queryFn: () => fetchCollection<AgreedPrice>("/agreed_prices", shown),
    placeholderData: keepPreviousData,
  });

export async function endAgreedPrice(id: string, input: z.input<typeof endPriceInput>): Promise<void> {
  await sendOnce(`/agreed_prices/${id}/end`, input);
  await refresh("agreed_prices", "offers");
}
