import type { z } from "zod";
import type { metricProviderEdit } from "#media/providers/contract.ts";
import { api, call } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";

export async function editProvider(id: string, edit: z.input<typeof metricProviderEdit>): Promise<void> {
  await call(api.metric_providers, "update", { id, input: edit });
  await refresh(api.metric_providers, api.audit_events);
}

export async function readMetricsNow(id: string): Promise<void> {
  await call(api.metric_providers, "refresh", { id, input: {} });
  await refresh(api.metric_providers);
}
