import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import type { MetricProviderItem, metricProviderEdit } from "#media/contract-providers.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";

/** The providers; a house knows few. */
export function providersQuery() {
  return queryOptions({
    queryKey: ["metric_providers"],
    queryFn: () => fetchCollection<MetricProviderItem>("/metric_providers", { itemsPerPage: 100 }),
  });
}

export async function editProvider(id: string, edit: z.input<typeof metricProviderEdit>): Promise<void> {
  await send("PATCH", `/metric_providers/${id}`, edit);
  await refresh("metric_providers", "audit_events");
}

/** Has what is due read now, by a job. */
export async function readNow(id: string): Promise<void> {
  await send("POST", `/metric_providers/${id}/refresh`, {});
  await refresh("metric_providers");
}
