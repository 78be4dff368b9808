import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { DeliveryState } from "../../webhook.ts";

export const deliveriesQuery = (webhook: string, state: DeliveryState | undefined, page: number) =>
  queryOptions({
    ...listQuery(api.webhook_deliveries, { webhook, state, page }),
    placeholderData: keepPreviousData,
  });

export async function sendAgain(id: string): Promise<void> {
  await call(api.webhook_deliveries, "again", { id, input: {} });
  await refresh(api.webhook_deliveries, api.webhooks);
}
